import { Link } from 'react-router';
import { useAction } from '../actions/use-action.ts';
import type { FirstSteps } from './first-steps.server.ts';

export function FirstStepsPanel({ steps: { hasWritten, isSecured, isNamed, samples } }: { steps: FirstSteps }) {
  const { isBusy, run } = useAction();
  const options = { about: 'first steps', failed: 'That didn’t work. Please try again.' };
  return (
    <section className="first-steps" aria-label="First steps">
      <ol>
        <Step to="/admin/articles/new" label="Start writing" isDone={hasWritten} />
        <Step to="/admin/security" label="Secure sign-in" isDone={isSecured} />
        <Step to="/admin/site/identity" label="Make it yours" isDone={isNamed} />
      </ol>
      {samples > 0 && (
        <button type="button" className="tool" disabled={isBusy} onClick={() => run('samples.remove', {}, options)}>
          {samples === 1 ? 'Remove the sample' : `Remove ${samples} samples`}
        </button>
      )}
      <button type="button" className="tool" disabled={isBusy} onClick={() => run('first-steps.hide', {}, options)}>
        Hide<span className="visually-hidden"> these steps</span>
      </button>
    </section>
  );
}

interface StepProps {
  to: string;
  label: string;
  isDone: boolean;
}

function Step({ to, label, isDone }: StepProps) {
  return (
    <li>
      <Link className="tool" to={to}>
        <span aria-hidden>{isDone ? '✓' : '○'}</span>
        {label}
        {isDone && <span className="visually-hidden">: done</span>}
      </Link>
    </li>
  );
}
