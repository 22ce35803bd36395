import { isWeave, Picture } from '#features/images/picture.tsx';
import { getTextLanguage } from '#features/publishing/language.ts';
import { solutionPath } from '#features/publishing/paths.ts';
import type { SolutionSummary } from './solution.ts';

export const SPREAD_SIZE = 4;

/** The newest solution is large. */
export function SolutionsSpread({ solutions }: { solutions: SolutionSummary[] }) {
  const [lead, ...others] = solutions;
  if (!lead) return null;
  const language = getTextLanguage(lead.language);
  return (
    <div className="spread">
      <article className="spread-lead card">
        {lead.imageUrl && (
          <div className={`media ${isWeave(lead.imageUrl) ? 'media-weave' : ''}`}>
            <Picture src={lead.imageUrl} alt="" sizes="(width < 60rem) 92vw, 54vw" focus={lead.imageFocus} />
          </div>
        )}
        <h3 className="spread-lead-title" {...language}>
          <a className="card-link" href={solutionPath(lead)}>
            {lead.title}
          </a>
        </h3>
        {lead.excerpt && (
          <p className="deck" {...language}>
            {lead.excerpt}
          </p>
        )}
        <p className="read-more" aria-hidden="true">
          Read more
        </p>
      </article>
      {others.length > 0 && (
        <div className="spread-side">
          {others.slice(0, SPREAD_SIZE - 1).map((solution) => (
            <SpreadItem key={solution.id} solution={solution} />
          ))}
        </div>
      )}
    </div>
  );
}

function SpreadItem({ solution }: { solution: SolutionSummary }) {
  const { title, excerpt, imageUrl, imageFocus } = solution;
  const language = getTextLanguage(solution.language);
  return (
    <article className="spread-item card">
      {imageUrl ? (
        <div className={`media media-square ${isWeave(imageUrl) ? 'media-weave' : ''}`}>
          <Picture src={imageUrl} alt="" sizes="9.5rem" focus={imageFocus} />
        </div>
      ) : (
        <div className="media media-square" />
      )}
      <div>
        <h3 className="spread-title" {...language}>
          <a className="card-link" href={solutionPath(solution)}>
            {title}
          </a>
        </h3>
        {excerpt && <p {...language}>{excerpt}</p>}
      </div>
    </article>
  );
}

export function SpreadSkeleton() {
  return (
    <div className="spread" aria-hidden="true">
      <div className="spread-lead">
        <div className="media skeleton" />
        <div className="skeleton skeleton-title" />
      </div>
    </div>
  );
}
