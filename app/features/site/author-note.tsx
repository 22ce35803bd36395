import { useSite } from '#features/settings/use-site.ts';
import { Portrait } from './portrait.tsx';

/** A guest is only named. */
export function AuthorNote({ author }: { author: string | null }) {
  const { name, biography } = useSite().author;
  return (
    <aside className="author-note" aria-label="About the author">
      {(author === null || author === name) && <Portrait className="author-note-portrait" sizes="5.5rem" />}
      {author === null || author === name ? (
        <p>
          {biography.startsWith(name) ? (
            <>
              <strong>{name}</strong>
              {biography.slice(name.length)}
            </>
          ) : (
            <>
              <strong>{name}</strong> · {biography}
            </>
          )}{' '}
          <a href="/about">More about the author</a>
        </p>
      ) : (
        <p>
          Written by{' '}
          <strong>
            <bdi>{author}</bdi>
          </strong>
          .
        </p>
      )}
    </aside>
  );
}
