import { useState } from 'react';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { FormError } from '#ui/field.tsx';
import { type CommentChange, type DraftComment, draftCommentsSchema } from './draft-comment.ts';

interface CommentsSectionProps {
  path: string;
  comments: readonly DraftComment[];
  onComments: (comments: readonly DraftComment[]) => void;
  /** Called before a place in the text is shown. */
  onShow: () => void;
}

export function CommentsSection({ path, comments, onComments, onShow }: CommentsSectionProps) {
  const { timeZone } = useSite();
  const [problem, setProblem] = useState<string>();
  const sendWithReauth = useReauthenticatedFetch();

  async function change(changed: CommentChange) {
    const result = await sendWithReauth(() => sendJson(path, changed));
    const response = draftCommentsSchema.safeParse(result.body);
    setProblem(response.success ? undefined : (getCause(result) ?? 'The site can’t do this right now.'));
    if (response.success) onComments(response.data.comments);
  }

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
