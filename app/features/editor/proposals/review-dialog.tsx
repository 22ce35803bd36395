import { useEffect, useState } from 'react';
import { type ActionBody, sendAction } from '#features/admin/actions/actions.ts';
import { useRequest } from '#features/admin/actions/use-request.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import type { ProposalSummary } from '#features/publishing/proposals/proposals.server.ts';
import { addId, readIds } from '#features/publishing/proposals/taken-proposals.ts';
import { useSite } from '#features/settings/use-site.ts';
import { getJson } from '#platform/http/send-json.ts';
import { showInvisible } from '#platform/text/invisible-characters.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormError } from '#ui/field.tsx';
import { FieldDifference } from '../recovery/difference.tsx';
import { listParts, type ProposedPart, takeParts } from './proposal.ts';

interface ReviewDialogProps {
  kind: string;
  id: string;
  /** Of what is stored. */
  version: number;
  proposal: ProposalSummary;
  /** Those in the form. */
  fields: FieldValues;
  labels: Readonly<Record<string, string>>;
  write: (changes: FieldValues) => void;
  /** Called once nothing of it is left to decide. */
  onDecided: () => void;
  onClose: () => void;
}

const NAMES = { removed: 'Now', added: 'Proposed' };

/** Compares a proposal with what is in the form, and puts into the form what is taken. */
export function ReviewDialog({ kind, id, version, proposal, fields, labels, write, onDecided, onClose }: ReviewDialogProps) {
  const { timeZone } = useSite();
  const { proposed, problem, refuse } = useProposal({ kind, id, proposal: proposal.id });
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const parts = proposed ? listParts(fields, proposed) : [];
  const left = parts.filter((part) => !refused.has(toKey(part)));
  const hasTaken = readIds(fields, 'takenProposals').includes(proposal.id);
  const isRest = hasTaken || refused.size > 0;

  function take(taken: readonly ProposedPart[]) {
    if (!proposed) return;
    const isFinished = taken.length === left.length;
    write({
      ...takeParts(fields, proposed, taken),
      ...addId(fields, 'takenProposals', proposal.id),
      ...(isFinished && addId(fields, 'finishedProposals', proposal.id)),
    });
    if (isFinished) onDecided();
  }

  async function refuseParts(parts: readonly ProposedPart[]) {
    if (parts.length < left.length) return setRefused(new Set([...refused, ...parts.map(toKey)]));
    if (hasTaken) write(addId(fields, 'finishedProposals', proposal.id));
    else if (!(await refuse())) return;
    onDecided();
  }

  return (
    <Dialog title="Proposed change" onClose={onClose} size="page">
      <div className="dialog-body proposal">
        <p>
          <strong>
            <bdi>{showInvisible(proposal.assistant)}</bdi>
          </strong>
          , connected by {proposal.person}, {formatDateTime(proposal.createdAt, timeZone)}
        </p>
        {proposal.note && <p dir="auto">{showInvisible(proposal.note)}</p>}
        {proposal.baseVersion !== version && (
          <p className="notice">The text has changed since this was proposed. It’s compared with what is in your form now.</p>
        )}
        <FormError message={problem} />
        {!proposed && !problem && <p role="status">Loading…</p>}
        {proposed && left.length === 0 && <p>Your text says this already.</p>}
        {left.length > 0 && (
          <p className="difference-key">
            <del>{NAMES.removed}</del> <ins>{NAMES.added}</ins>
          </p>
        )}
        <ul className="proposal-parts difference" aria-label="Changes">
          {left.map((part) => (
            <li key={toKey(part)}>
              <FieldDifference
                {...part}
                label={labels[part.name] ?? part.name}
                partNames={NAMES}
                action={
                  <span className="button-row">
                    <button type="button" className="button button-quiet" onClick={() => take([part])}>
                      Take<span className="visually-hidden"> this change</span>
                    </button>
                    <button type="button" className="button button-quiet" onClick={() => void refuseParts([part])}>
                      Refuse<span className="visually-hidden"> this change</span>
                    </button>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </div>
      <footer className="dialog-foot">
        <p className="history-hint">Taking puts it into the form. Nothing is saved until you save.</p>
        {proposed && (
          <button type="button" className="button button-quiet" onClick={() => void refuseParts(left)}>
            {left.length === 0 ? 'Done' : isRest ? 'Refuse the rest' : 'Refuse all'}
          </button>
        )}
        {left.length > 0 && (
          <button type="button" className="button" onClick={() => take(left)}>
            {isRest ? 'Take the rest' : 'Take all'}
          </button>
        )}
      </footer>
    </Dialog>
  );
}

const toKey = ({ name, before, after }: ProposedPart) => JSON.stringify([name, before, after]);

function useProposal(about: ActionBody<'proposal.refuse'>) {
  const { kind, id, proposal } = about;
  const [proposed, setProposed] = useState<FieldValues>();
  const { request, problem } = useRequest('The proposal isn’t available right now.');

  useEffect(() => {
    const path = `/admin/proposals/${kind}/${encodeURIComponent(id)}/${proposal}`;
    void request<{ fields: FieldValues }>(() => getJson(path)).then((answer) => setProposed(answer?.fields));
  }, [kind, id, proposal, request]);

  return {
    proposed,
    problem,
    /** Returns false where the site does not know of it yet. */
    refuse: async () => (await request(() => sendAction('proposal.refuse', about))) !== undefined,
  };
}
