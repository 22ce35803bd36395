import { isWeave, Picture } from '#features/images/picture.tsx';
import { getTextLanguage } from '#features/publishing/language.ts';
import { solutionPath } from '#features/publishing/paths.ts';
import type { SolutionSummary } from './solution.ts';

/** The first is large. `start` is its position among all solutions. */
export function SolutionList({ solutions, start }: { solutions: SolutionSummary[]; start: number }) {
  return (
    <ol className="shop page" start={start}>
      {solutions.map((solution, at) => (
        <SolutionEntry solution={solution} isFirst={at === 0} key={solution.id} />
      ))}
    </ol>
  );
}

const SIZES = {
  first: '(width >= 60rem) 54vw, 92vw',
  other: '(width >= 60rem) 45vw, (width >= 48rem) 46vw, 7rem',
};

function SolutionEntry({ solution, isFirst }: { solution: SolutionSummary; isFirst: boolean }) {
  const { id, title, excerpt, imageUrl, imageFocus } = solution;
  const cover = imageUrl || `${solutionPath(solution)}/cover.svg`;
  const language = getTextLanguage(solution.language);
  return (
    <li className="shop-item card">
      <div className={`media carries${isWeave(cover) ? ' media-weave' : ''}`} id={`cover-${id}`}>
        <Picture src={cover} alt="" sizes={isFirst ? SIZES.first : SIZES.other} focus={imageFocus} priority={isFirst} />
      </div>
      <h2 className="shop-title carries" id={`title-${id}`} {...language}>
        <a className="card-link" href={solutionPath(solution)}>
          {title}
        </a>
      </h2>
      <div className="shop-text">
        {excerpt && (
          <p className="shop-excerpt" {...language}>
            {excerpt}
          </p>
        )}
        <p className="read-more" aria-hidden="true">
          See how it works
        </p>
      </div>
    </li>
  );
}
