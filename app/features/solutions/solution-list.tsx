import { isWeave, Picture } from '#features/images/picture.tsx';
import { solutionPath } from '#features/publishing/paths.ts';
import type { SolutionSummary } from './solution.ts';

/** `start` is the position of the first among all solutions. */
export function SolutionList({ solutions, start }: { solutions: SolutionSummary[]; start: number }) {
  return (
    <ol className="page" start={start}>
      {solutions.map((solution, at) => (
        <SolutionEntry solution={solution} isFirst={at < 2} key={solution.id} />
      ))}
    </ol>
  );
}

function SolutionEntry({ solution, isFirst }: { solution: SolutionSummary; isFirst: boolean }) {
  const { id, title, excerpt, imageUrl, imageFocus } = solution;
  const cover = imageUrl || `${solutionPath(solution)}/cover.svg`;
  return (
    <li className="solution-entry card">
      <div className={`media carries${isWeave(cover) ? ' media-weave' : ''}`} id={`cover-${id}`}>
        <Picture src={cover} alt="" sizes="(width >= 75rem) 33rem, (width >= 48rem) 38vw, 92vw" focus={imageFocus} priority={isFirst} />
      </div>
      <div className="solution-entry-text">
        <h2 className="solution-entry-title carries" id={`title-${id}`} dir="auto">
          <a className="card-link" href={solutionPath(solution)}>
            {title}
          </a>
        </h2>
        {excerpt && (
          <p className="deck" dir="auto">
            {excerpt}
          </p>
        )}
        <p className="read-more" aria-hidden="true">
          Read more
        </p>
      </div>
    </li>
  );
}
