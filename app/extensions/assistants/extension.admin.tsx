import { EndForm } from '#features/accounts/account-fields.tsx';
import type { SlotProps, Slots } from '#ui/slot.tsx';
import { SCOPES } from './oauth/oauth.ts';

export const assistants: Slots = { 'connections.sections': ConnectedAssistants };

function ConnectedAssistants({ assistants: shown }: SlotProps['connections.sections']) {
  if (!shown) return null;
  const { connected, address } = shown;
  return (
    <section className="site-group" aria-labelledby="assistants">
      <h2 className="site-group-title" id="assistants">
        Connected assistants
      </h2>
      <p>
        An assistant that speaks MCP, such as Claude, connects at <code>{address}</code>. It reads, drafts and proposes, and never
        publishes.
      </p>
      {connected.length > 0 && (
        <ul className="admin-list">
          {connected.map(({ id, name, scopes, since, lastUse }) => (
            <li key={id} className="admin-row">
              <div className="admin-row-text">
                <h3 className="admin-row-title" dir="auto">
                  {name}
                </h3>
                <p className="meta">
                  <span>
                    Connected {since}, {lastUse}
                  </span>
                  {scopes.map((scope) => (
                    <span key={scope}>{SCOPES[scope]}</span>
                  ))}
                </p>
              </div>
              <EndForm action="/auth/assistants" id={id} label={`Disconnect ${name}, connected ${since}`}>
                Disconnect
              </EndForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
