import { Dialog } from '#ui/dialog.tsx';

const PATTERNS = [
  { name: 'Paragraph', html: '<p>Text</p>' },
  { name: 'Heading', html: '<h2>Heading</h2>' },
  { name: 'Subheading', html: '<h3>Heading</h3>' },
  { name: 'Bold', html: '<strong>words</strong>' },
  { name: 'Italic', html: '<em>words</em>' },
  { name: 'Link', html: '<a href="https://example.com">words</a>' },
  { name: 'List', html: '<ul><li>Point</li></ul>' },
  { name: 'Numbered list', html: '<ol><li>Step</li></ol>' },
  { name: 'Quotation', html: '<blockquote><p>Words</p></blockquote>' },
  { name: 'Image', html: '<figure><img src="/images/…" alt="What it shows"><figcaption>Caption</figcaption></figure>' },
  { name: 'Video or post', html: '<p>https://vimeo.com/76979871</p>' },
  { name: 'Footnote', html: '<p>Words<small class="footnote">The note</small></p>' },
  { name: 'Pull quote', html: '<blockquote class="pull-quote"><p>Words</p></blockquote>' },
  { name: 'Callout', html: '<blockquote class="callout"><p>Words</p></blockquote>' },
  { name: 'Wide picture', html: '<figure class="wide"><img src="/images/…" alt="What it shows"></figure>' },
  { name: 'Gallery', html: '<figure class="gallery"><figure><img src="/images/…" alt="What it shows"></figure></figure>' },
  { name: 'Link card', html: '<p class="link-card"><a href="https://example.com">Title</a><br>What it is</p>' },
  { name: 'Code', html: '<pre><code class="language-js">let a;</code></pre>' },
];

const SHORTCUTS = [
  { name: '/', makes: 'a list of what can be inserted, at the start of a paragraph' },
  { name: '## ', makes: 'a heading; ### and #### smaller ones' },
  { name: '[ ] ', makes: 'a box to tick; [x] a ticked one' },
  { name: '| a | b |', makes: 'a table, with Enter' },
  { name: '- ', makes: 'a list' },
  { name: '1. ', makes: 'a numbered list' },
  { name: '> ', makes: 'a quotation' },
  { name: '``` ', makes: 'a code block' },
  { name: '---', makes: 'a divider' },
  { name: '**words**', makes: 'bold' },
  { name: '*words*', makes: 'italic' },
  { name: '~~words~~', makes: 'strikethrough' },
  { name: '`words`', makes: 'code' },
  { name: '[words](address)', makes: 'a link' },
  { name: '" -- ...', makes: '“ – …, as the language of the text has them; Backspace keeps what you typed' },
  { name: '==words==', makes: 'highlighted words' },
];

export function FormattingGuide({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Formatting guide" onClose={onClose}>
      <div className="dialog-body formatting-guide">
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
        <p>In the visual editor, typed:</p>
        <dl>
          {SHORTCUTS.map(({ name, makes }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{makes}</dd>
            </div>
          ))}
        </dl>
        <p>The title is the page's only h1. Styles, scripts and other classes are removed; the preview lists them.</p>
      </div>
    </Dialog>
  );
}
