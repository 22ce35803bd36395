import { getTextLanguage } from '#features/publishing/language.ts';

interface LinkSectionProps {
  title: string;
  links: readonly { title: string; href: string; language?: string | null }[];
  note?: string;
  level?: 2 | 3;
  className?: string;
}

export function LinkSection({ title, links, note, level = 2, className }: LinkSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={className}>
      <Heading className="sitemap-title">
        {title}
        {note && <span className="sitemap-count"> {note}</span>}
      </Heading>
      <ul className="plain-links">
        {links.map((link) => (
          <li key={link.href} {...getTextLanguage(link.language ?? null)}>
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
