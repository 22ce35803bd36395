import { useId } from 'react';
import { Link } from 'react-router';
import { useAction } from '../actions/use-action.ts';
import type { FirstSteps } from './first-steps.server.ts';

export function FirstStepsPanel({ steps: { hasWritten, isSecured, samples } }: { steps: FirstSteps }) {
  const id = useId();
  const { isBusy, run } = useAction();
  const options = { about: 'first steps', failed: 'That didn’t work. Please try again.' };
  return (
    <section className="first-steps" aria-labelledby={id}>
      <header className="first-steps-head">
        <h2 id={id}>Welcome. Three steps to a site of your own</h2>
        <button type="button" className="tool" disabled={isBusy} onClick={() => run('first-steps.hide', {}, options)}>
          Hide these steps
        </button>
      </header>
      <ol>
        <Step title="Write" isDone={hasWritten}>
          <p>Start with a title. Everything you type is kept.</p>
          <Link className="button button-quiet" to="/admin/articles/new">
            Start writing
          </Link>
        </Step>
        <Step title="Secure your account" isDone={isSecured}>
          <p>Add a passkey or two-factor sign-in, so that a password alone isn’t enough.</p>
          <a className="button button-quiet" href="/auth/security">
            Password and security
          </a>
        </Step>
        <Step title="Make it yours" isDone={false}>
          <p>Set your name, how people can reach you, and what your pages say.</p>
          <Link className="button button-quiet" to="/admin/site">
            Open Site
          </Link>
        </Step>
      </ol>
      {samples > 0 && (
        <p className="first-steps-samples">
          <span>
            {samples === 1 ? 'One article here is a sample' : `${samples} articles here are samples`}: edit or remove{' '}
            {samples === 1 ? 'it' : 'them'} as you like.
          </span>
          <button type="button" className="button button-quiet" disabled={isBusy} onClick={() => run('samples.remove', {}, options)}>
            Remove the samples
          </button>
        </p>
      )}
    </section>
  );
}

function Step({ title, isDone, children }: { title: string; isDone: boolean; children: React.ReactNode }) {
  return (
    <li className="first-step">
      <h3>
        {title}
        {isDone && <span className="badge badge-quiet">Done</span>}
      </h3>
      {children}
    </li>
  );
}
