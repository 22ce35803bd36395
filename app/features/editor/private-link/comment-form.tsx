import { SpamTrap } from '#ui/field.tsx';
import type { CommentOutcome, WrittenComment } from './draft-comment.ts';

export interface CommentFormProps {
  path: string;
  quotes: string[];
  outcome?: CommentOutcome | undefined;
  written?: WrittenComment | undefined;
}

/** Works without scripts, on the page of a private link. */
export function CommentForm({ path, quotes, outcome, written }: CommentFormProps) {
  return (
    <section id="comment" className="page section comment-form" aria-labelledby="comment-title">
      <h2 id="comment-title">Comment on this draft</h2>
      {outcome && (
        <p className={outcome === 'stored' ? 'notice' : 'notice notice-error'} role="status">
          {WORDS[outcome]}
        </p>
      )}
      <form className="form" method="post" action={`${path}#comment`}>
        <div className="field">
          <label className="field-label" htmlFor="comment-name">
            Your name
          </label>
          <input className="input" id="comment-name" name="name" required maxLength={80} autoComplete="name" defaultValue={written?.name} />
        </div>
        <div className="field">
          <label className="field-label" htmlFor="comment-quote">
            About
          </label>
          <select className="input" id="comment-quote" name="quote" defaultValue={written?.quote ?? ''}>
            <option value="">The whole text</option>
            {quotes.map((quote) => (
              <option key={quote} value={quote}>
                {quote}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="field-label" htmlFor="comment-text">
            Comment
          </label>
          <textarea className="input" id="comment-text" name="text" rows={5} required maxLength={2000} defaultValue={written?.text} />
        </div>
        <SpamTrap />
        <div className="button-row">
          <button type="submit" className="button">
            Send comment
          </button>
        </div>
        <p className="field-hint">Only the people who run this site read it. Your name and comment are stored for a year at most.</p>
      </form>
    </section>
  );
}

const WORDS: Record<CommentOutcome, string> = {
  stored: 'Thank you. Your comment is stored, and the author will see it next to the draft.',
  empty: 'Please enter your name and a comment.',
  full: 'No more comments can be taken right now. Please try again later.',
};
