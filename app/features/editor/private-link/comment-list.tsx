import { formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { CommentChange, DraftComment } from './draft-comment.ts';

interface CommentListProps {
  comments: readonly DraftComment[];
  onChange: (change: CommentChange) => void;
}

export function CommentList({ comments, onChange }: CommentListProps) {
  const { timeZone } = useSite();
  if (comments.length === 0) return null;
  return (
    <ul className="draft-comments" aria-label="Comments">
      {comments.map(({ id, name, quote, text, createdAt, isDone }) => (
        <li key={id} className={isDone ? 'draft-comment-done' : undefined}>
          {quote && (
            <button type="button" className="draft-comment-quote" onClick={() => showInText(quote)}>
              <q dir="auto">{quote}</q>
            </button>
          )}
          <p dir="auto">{text}</p>
          <p className="field-hint">
            <bdi>{name}</bdi>, {formatLongDate(createdAt, timeZone)}
            <button type="button" className="tool" onClick={() => onChange({ comment: id, becomes: isDone ? 'open' : 'done' })}>
              {isDone ? 'Reopen' : 'Done'}
            </button>
            <button type="button" className="tool" onClick={() => onChange({ comment: id, becomes: 'removed' })}>
              Remove<span className="visually-hidden"> the comment of {name}</span>
            </button>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Selects the paragraph that begins so, if the text still has it. */
function showInText(quote: string) {
  const start = quote.replace(/…$/, '');
  const blocks = [
    ...document.querySelectorAll<HTMLElement>('[contenteditable="true"] :is(p, h2, h3, h4, li, blockquote, figcaption, td, pre)'),
  ];
  const found = blocks.find((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim().startsWith(start));
  if (!found) return;
  found.closest<HTMLElement>('[contenteditable="true"]')?.focus({ preventScroll: true });
  getSelection()?.selectAllChildren(found);
  found.scrollIntoView({ block: 'center' });
}
