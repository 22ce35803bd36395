/** The columns of `Site` that say who writes it. */
interface AuthoredSite {
  author: { name: string };
}

/** Who wrote something: whom it names, else the site's author, whoever that is now. */
export function getAuthorName({ author }: { author: string | null }, site: AuthoredSite): string {
  return author || site.author.name;
}
