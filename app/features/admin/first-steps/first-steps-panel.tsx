import { useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';
import type { FirstSteps, FirstStepsAction } from './first-steps.ts';

export function FirstStepsPanel({ steps: { hasWritten, isSecured, samples } }: { steps: FirstSteps }) {
  const id = useId();
  const { isBusy, take } = useFirstSteps();
  return (
    <section className="first-steps" aria-labelledby={id}>
      <header className="first-steps-head">
        <h2 id={id}>Welcome. Three steps to a site of your own</h2>
        <button type="button" className="tool" disabled={isBusy} onClick={() => take({ action: 'hide' })}>
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
          <button type="button" className="button button-quiet" disabled={isBusy} onClick={() => take({ action: 'remove-samples' })}>
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

function useFirstSteps() {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();

  async function take(step: FirstStepsAction) {
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson('/admin/first-steps', step));
    setIsBusy(false);
    const about = 'first steps';
    const deletedAt = readDeletedAt(result.body);
    if (result.status !== 200) showToast('error', 'That didn’t work. Please try again.', { about, cause: getCause(result) });
    else if (deletedAt !== undefined) {
      const action = { label: 'Undo', act: () => void take({ action: 'restore-samples', deletedAt }) };
      showToast('success', 'The samples are in the trash.', { about, action }); // outlives the panel, which goes once all is done
    }
    await revalidate();
  }
  return { isBusy, take: (step: FirstStepsAction) => void take(step) };
}

function readDeletedAt(body: unknown): string | undefined {
  const { deletedAt } = Object(body);
  return typeof deletedAt === 'string' ? deletedAt : undefined;
}
