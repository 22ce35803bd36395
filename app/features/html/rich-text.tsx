/** The one place where stored HTML reaches a page; it takes what the sanitiser gave back and nothing else. */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
