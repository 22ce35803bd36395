import { Form, useNavigation } from 'react-router';
import { messages } from '../messages.ts';

export interface SessionSummary {
  id: string;
  device: string;
  since: string;
  lastUsed: string;
  isCurrent: boolean;
}

export function OpenSessions({ sessions, notice }: { sessions: SessionSummary[]; notice: string | null }) {
  const { formAction, formData } = useNavigation();
  const busyId = formAction?.startsWith(ACTION) ? (formData?.get('id') ?? ALL) : undefined;
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
              <Form method="post" action="/auth/sign-out">
                <button className="button button-quiet" type="submit">
                  Sign out
                </button>
              </Form>
            ) : (
              <Form method="post" action={ACTION} preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <EndButton intent="end-one" isBusy={busyId === id} label={`Sign out ${device}, signed in ${since}`}>
                  Sign out
                </EndButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action={ACTION} preventScrollReset>
          <EndButton intent="end-others" isBusy={busyId === ALL}>
            Sign out all other devices
          </EndButton>
        </Form>
      )}
    </section>
  );
}

const ACTION = '/auth/sessions';
const ALL = 'all';

interface EndButtonProps {
  intent: string;
  isBusy: boolean;
  label?: string;
  children: string;
}

function EndButton({ intent, isBusy, label, children }: EndButtonProps) {
  return (
    <button
      className="button button-quiet"
      type="submit"
      name="intent"
      value={intent}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {isBusy ? messages.busy : children}
    </button>
  );
}
