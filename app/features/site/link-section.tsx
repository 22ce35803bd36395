interface LinkSectionProps {
  title: string;
  links: readonly { title: string; href: string }[];
  /** How many articles the links are, where that is said. */
  count?: number;
  level?: 2 | 3;
  className?: string;
}

export function LinkSection({ title, links, count, level = 2, className }: LinkSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={className}>
      <Heading className="sitemap-title">
        {title}
        {count !== undefined && <span className="sitemap-count"> {count === 1 ? '1 article' : `${count} articles`}</span>}
      </Heading>
      <ul className="plain-links">
        {links.map((link) => (
          <li key={link.href} dir="auto">
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
