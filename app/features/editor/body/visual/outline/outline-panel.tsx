import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { OutlineHeading } from './text-outline.ts';

export function OutlinePanel({ editor, headings }: { editor: Editor; headings: OutlineHeading[] }) {
  if (headings.length === 0) return null;

  /** The text may have moved a little since the headings were read. */
  function goTo({ position }: OutlineHeading) {
    const { doc, tr } = editor.state;
    const place = doc.resolve(Math.min(position + 1, doc.content.size));
    editor.view.dispatch(tr.setSelection(TextSelection.near(place)));
    editor.view.focus();
    const { node } = editor.view.domAtPos(editor.state.selection.from);
    (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
  }

  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <details className="outline">
      <summary>
        Contents <span className="outline-count">({headings.length})</span>
      </summary>
      <nav aria-label="Contents of the text">
        <ol>
          {headings.map((heading) => (
            <li key={heading.position} data-depth={heading.level - top}>
              <button type="button" className="outline-heading" dir="auto" onClick={() => goTo(heading)}>
                {heading.text}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
