/** The only place where stored HTML reaches a page: `html` must come from the sanitiser. */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
