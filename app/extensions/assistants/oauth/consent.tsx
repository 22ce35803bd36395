import { useEffect } from 'react';
import { Form } from 'react-router';
import { messages } from '#features/accounts/messages.ts';
import type { Viewer } from '#features/accounts/sessions/viewer.server.ts';
import type { FormFailure } from '#platform/forms/parse-form.ts';
import { FormError } from '#ui/field.tsx';
import { SCOPES, type Scope } from './oauth.ts';

interface ConsentProps {
  client: { name: string; target: string | null };
  scopes: readonly Scope[];
  viewer: Viewer;
  isBusy: boolean;
  result: FormFailure | { to: string } | undefined;
}

export function Consent({ client: { name, target }, scopes, viewer, isBusy, result }: ConsentProps) {
  const to = result && 'to' in result ? result.to : undefined;
  useEffect(() => {
    if (to !== undefined) location.replace(to); // once: a code that comes twice ends the connection
  }, [to]);
  if (to !== undefined) return <WayBack name={name} to={to} />;
  return (
    <>
      <h1 className="page-title">Connect a program?</h1>
      <p className="deck">
        <strong>
          <bdi>{describeTarget(target)}</bdi>
        </strong>{' '}
        wants to work on this site for {viewer.email}.
      </p>
      <p>
        It calls itself <q dir="auto">{name}</q>. Any program can choose any name.
      </p>
      {viewer.role === null ? (
        <p>Only admins and editors can connect an assistant.</p>
      ) : (
        <Form className="form" method="post">
          <FormError message={result && 'ok' in result ? result.formError : undefined} />
          <fieldset className="assistant-scopes">
            <legend>It may search and read what is public. May it also</legend>
            {scopes.map((scope) => (
              <label key={scope} className="check">
                <input type="checkbox" name={`allow-${scope}`} value="on" defaultChecked />
                {SCOPES[scope]}
              </label>
            ))}
          </fieldset>
          <p>
            It can’t publish or delete anything, and never sees settings, messages, subscribers or backups. You decide on each change it
            proposes.
          </p>
          <p className="button-row">
            <button
              type="submit"
              className="button"
              name="intent"
              value="allow"
              aria-busy={isBusy || undefined}
              onClick={(event) => isBusy && event.preventDefault()}
            >
              {isBusy ? messages.busy : 'Connect'}
            </button>
            <button type="submit" className="button button-quiet" name="intent" value="deny">
              Cancel
            </button>
          </p>
        </Form>
      )}
    </>
  );
}

function describeTarget(target: string | null): string {
  if (target === null) return 'A program on this computer';
  return target.endsWith(':') ? `The app on this device that opens ${target} links` : target;
}

/** A page of its own: the site's policy lets no form lead to another site. */
function WayBack({ name, to }: { name: string; to: string }) {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${to}`} />
      </noscript>
      <h1 className="page-title">Back to {name}</h1>
      <p>
        <a className="button" href={to}>
          Continue
        </a>
      </p>
    </>
  );
}
