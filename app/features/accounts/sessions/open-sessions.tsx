import { EndForm } from '../account-fields.tsx';

export interface SessionSummary {
  id: string;
  device: string;
  since: string;
  lastUsed: string;
  isCurrent: boolean;
}

const ACTION = '/auth/sessions';

export function OpenSessions({ sessions, notice }: { sessions: SessionSummary[]; notice: string | null }) {
  return (
    <section className="account-section" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      <ul className="open-sessions">
        {sessions.map(({ id, device, since, lastUsed, isCurrent }) => (
          <li key={id}>
            <p>
              <strong>{device}</strong>
              {isCurrent && ' · this device'}
              <br />
              Signed in {since}, last used {lastUsed}
            </p>
            {isCurrent ? (
              <EndForm action="/auth/sign-out">Sign out</EndForm>
            ) : (
              <EndForm action={ACTION} intent="end-one" id={id} label={`Sign out ${device}, signed in ${since}`}>
                Sign out
              </EndForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <EndForm action={ACTION} intent="end-others">
          Sign out all other devices
        </EndForm>
      )}
    </section>
  );
}
