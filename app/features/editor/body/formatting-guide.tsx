const PATTERNS = [
  { name: 'Paragraph', html: '<p>Text</p>' },
  { name: 'Heading', html: '<h2>Heading</h2>' },
  { name: 'Smaller heading', html: '<h3>Heading</h3>' },
  { name: 'Bold', html: '<strong>words</strong>' },
  { name: 'Italic', html: '<em>words</em>' },
  { name: 'Link', html: '<a href="https://example.com">words</a>' },
  { name: 'List', html: '<ul><li>Point</li></ul>' },
  { name: 'Numbered list', html: '<ol><li>Step</li></ol>' },
  { name: 'Quotation', html: '<blockquote><p>Words</p></blockquote>' },
  { name: 'Image', html: '<figure><img src="/images/…" alt="What it shows"><figcaption>Caption</figcaption></figure>' },
];

/** What HTML an article may hold, with a pattern for each. */
export function FormattingGuide() {
  return (
    <details className="formatting-guide">
      <summary>Formatting guide</summary>
      <dl>
        {PATTERNS.map(({ name, html }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{html}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p>The title is the page's only h1. Styles, classes and scripts are removed; the preview lists them.</p>
    </details>
  );
}
