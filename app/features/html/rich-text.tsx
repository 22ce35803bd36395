/** The only place where stored HTML reaches a page: `html` must come from the sanitiser. */
export function RichText({
  html,
  language = { dir: 'auto' },
}: {
  html: string;
  language?: { lang?: string; dir: 'auto' | 'ltr' | 'rtl' };
}) {
  return <div className="prose" {...language} dangerouslySetInnerHTML={{ __html: html }} />;
}
