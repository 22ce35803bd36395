import { EndForm } from '#features/accounts/account-fields.tsx';
import { AdminRow } from '#features/admin/list/admin-row.tsx';
import type { SlotProps } from '#ui/slot.tsx';
import { SCOPES } from './oauth/oauth.ts';

export function ConnectedAssistants({ assistants: shown }: SlotProps['connections.sections']) {
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
            <AdminRow
              key={id}
              row={{ key: id, title: name, facts: [`Connected ${since}, ${lastUse}`, ...scopes.map((scope) => SCOPES[scope])] }}
              heading="h3"
            >
              <EndForm action="/auth/assistants" id={id} label={`Disconnect ${name}, connected ${since}`}>
                Disconnect
              </EndForm>
            </AdminRow>
          ))}
        </ul>
      )}
    </section>
  );
}
