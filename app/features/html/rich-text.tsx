/** The only place where stored HTML reaches a page: `html` must come from the sanitiser. */
export function RichText({
  html,
  className = '',
  language = { dir: 'auto' },
}: {
  html: string;
  className?: string;
  language?: { lang?: string; dir: 'auto' | 'ltr' | 'rtl' };
}) {
  return <div className={`prose ${className}`.trim()} {...language} dangerouslySetInnerHTML={{ __html: html }} />;
}
