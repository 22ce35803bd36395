import { Form, useNavigation } from 'react-router';
import { messages } from '#features/accounts/messages.ts';
import type { SlotProps, Slots } from '#ui/slot.tsx';
import { SCOPES } from './oauth/oauth.ts';

export const assistants: Slots = { 'security.sections': ConnectedAssistants };

const ACTION = '/auth/assistants';

function ConnectedAssistants({ assistants: shown }: SlotProps['security.sections']) {
  const { formAction, formData } = useNavigation();
  const busyId = formAction?.startsWith(ACTION) ? formData?.get('id') : undefined;
  if (!shown) return null;
  const { connected, address } = shown;
  return (
    <section className="account-section" aria-labelledby="assistants">
      <h2 id="assistants">Connected assistants</h2>
      <p>
        An assistant that speaks MCP, such as Claude, connects at <code>{address}</code>. It reads, drafts and proposes, and never
        publishes.
      </p>
      {connected.length > 0 && (
        <ul className="open-sessions">
          {connected.map(({ id, name, scopes, since, lastUse }) => (
            <li key={id}>
              <p>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <br />
                Connected {since}, {lastUse}
                {scopes.length > 0 && (
                  <>
                    <br />
                    {scopes.map((scope) => SCOPES[scope]).join(' · ')}
                  </>
                )}
              </p>
              <Form method="post" action={ACTION} preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <button
                  className="button button-quiet"
                  type="submit"
                  aria-label={`Disconnect ${name}, connected ${since}`}
                  aria-busy={busyId === id || undefined}
                  onClick={(event) => busyId === id && event.preventDefault()}
                >
                  {busyId === id ? messages.busy : 'Disconnect'}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
