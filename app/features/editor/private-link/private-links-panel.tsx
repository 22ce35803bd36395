import { useEffect, useId, useState } from 'react';
import { type ActionBody, sendAction } from '#features/admin/actions/actions.ts';
import { useRequest } from '#features/admin/actions/use-request.ts';
import { CopyOnce } from '#features/admin/requests/copy-once.tsx';
import { NEW } from '#features/publishing/content-kind.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { getJson, type SendResult } from '#platform/http/send-json.ts';
import { FormError } from '#ui/field.tsx';
import { DEFAULT_DAYS, LINK_DAYS, type PrivateLink, type PrivateLinks } from './private-link.ts';

type Days = ActionBody<'private-link.create'>['days'];

export function PrivateLinksPanel({ kindName, id }: { kindName: string; id: string }) {
  const { links, problem, isBusy, list, create, withdraw } = usePrivateLinks(kindName, id);
  const { timeZone } = useSite();
  const [days, setDays] = useState<Days>(DEFAULT_DAYS);
  const daysId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is opened
  useEffect(() => {
    if (id !== NEW) void list();
  }, []);
  return (
    <div className="private-links-body">
      {id === NEW && <p className="field-hint">Save it first. A link shows the last saved version.</p>}
      {links && !links.isShareable && <p className="field-hint">Nothing to share: everything you saved is public.</p>}
      <FormError message={problem} />
      {links?.isShareable && (
        <>
          <p className="field-hint">
            Anyone with the link can read what you saved last, and comment on it, without an account. Once you publish, it leads to the
            page.
          </p>
          <div className="private-links-new">
            <label className="field" htmlFor={daysId}>
              <span className="field-label">Ends</span>
              <select
                className="input"
                id={daysId}
                value={days ?? ''}
                onChange={({ target }) => setDays(LINK_DAYS.find((count) => String(count) === target.value) ?? null)}
              >
                {LINK_DAYS.map((count) => (
                  <option key={count} value={count}>
                    after {count} days
                  </option>
                ))}
                <option value="">only when withdrawn</option>
              </select>
            </label>
            <button type="button" className="button button-quiet" aria-busy={isBusy} disabled={isBusy} onClick={() => void create(days)}>
              Create link
            </button>
          </div>
          {links.url && <CopyOnce key={links.url} value={links.url} noun="link" />}
          <ul className="private-links-list" aria-label="Private links">
            {links.links.map((link) => (
              <li key={link.id}>
                <span>{describeLink(link, timeZone)}</span>
                <button
                  type="button"
                  className="tool"
                  aria-label={`Withdraw the link: ${describeLink(link, timeZone)}`}
                  onClick={() => void withdraw(link.id)}
                >
                  Withdraw
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function describeLink({ createdAt, createdBy, expiresAt }: PrivateLink, timeZone: string): string {
  return `Created ${formatLongDate(createdAt, timeZone)} by ${createdBy}, ${expiresAt ? `ends ${formatLongDate(expiresAt, timeZone)}` : 'no end date'}`;
}

function usePrivateLinks(kindName: string, id: string) {
  const [links, setLinks] = useState<PrivateLinks>();
  const [isBusy, setIsBusy] = useState(false);
  const { request, problem } = useRequest('The site can’t do this right now.');
  const path = `/admin/private-links/${kindName}/${encodeURIComponent(id)}`;

  async function ask(send: () => Promise<SendResult>) {
    setIsBusy(true);
    const answer = await request<PrivateLinks>(send);
    setIsBusy(false);
    if (answer) setLinks(answer);
  }

  return {
    links,
    problem,
    isBusy,
    list: () => ask(() => getJson(path)),
    create: (days: Days) => ask(() => sendAction('private-link.create', { kind: kindName, id, days })),
    withdraw: (link: string) => ask(() => sendAction('private-link.withdraw', { kind: kindName, id, link })),
  };
}
