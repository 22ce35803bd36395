import { useEffect, useState } from 'react';
import { readAnswer, sendAction } from '#features/admin/actions/actions.ts';
import { useRequest } from '#features/admin/actions/use-request.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { getJson } from '#platform/http/send-json.ts';
import { FormError } from '#ui/field.tsx';
import type { CommentChange, DraftComment } from './draft-comment.ts';

interface DraftCommentsProps {
  kindName: string;
  id: string;
  /** Called with the number of open ones. */
  onCount: (count: number) => void;
  /** Called before a place in the text is shown. */
  onShow: () => void;
}

/** Comments of readers of private links. */
export function DraftComments({ kindName, id, onCount, onShow }: DraftCommentsProps) {
  const { timeZone } = useSite();
  const [comments, setComments] = useState<readonly DraftComment[]>([]);
  const { request, problem } = useRequest('The site can’t do this right now.');
  const path = `/admin/private-links/${kindName}/${encodeURIComponent(id)}`;

  function show(answer: { comments: DraftComment[] } | undefined) {
    if (!answer) return;
    setComments(answer.comments);
    onCount(answer.comments.filter(({ isDone }) => !isDone).length);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item
  useEffect(() => {
    const asking = new AbortController();
    void getJson(path, { signal: asking.signal }).then((result) => asking.signal.aborted || show(readAnswer(result)));
    return () => asking.abort();
  }, [path]);

  async function change(changed: CommentChange) {
    show(await request(() => sendAction('comment.change', { kind: kindName, id, ...changed })));
  }

  if (comments.length === 0) return null;
  return (
    <section aria-labelledby="draft-comments-title">
      <h3 className="field-label" id="draft-comments-title">
        Comments
      </h3>
      <FormError message={problem} />
      <ul className="draft-comments">
        {comments.map(({ id, name, quote, text, createdAt, isDone }) => (
          <li key={id} className={isDone ? 'draft-comment-done' : undefined}>
            {quote && (
              <button
                type="button"
                className="draft-comment-quote"
                onClick={() => {
                  onShow();
                  showInText(quote);
                }}
              >
                <q dir="auto">{quote}</q>
              </button>
            )}
            <p dir="auto">{text}</p>
            <p className="field-hint">
              <bdi>{name}</bdi>, {formatLongDate(createdAt, timeZone)}
              <button type="button" className="tool" onClick={() => void change({ comment: id, becomes: isDone ? 'open' : 'done' })}>
                {isDone ? 'Reopen' : 'Done'}
              </button>
              <button type="button" className="tool" onClick={() => void change({ comment: id, becomes: 'removed' })}>
                Remove<span className="visually-hidden"> the comment of {name}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
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
