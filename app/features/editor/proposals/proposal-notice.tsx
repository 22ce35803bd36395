import { useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import type { ProposalSummary } from '#features/publishing/proposals/proposals.server.ts';
import { readIds } from '#features/publishing/proposals/taken-proposals.ts';
import { useSite } from '#features/settings/use-site.ts';
import { showInvisible } from '#platform/text/invisible-characters.ts';
import { useDialogPart } from '#ui/use-part.ts';

interface ProposalNoticeProps {
  kind: string;
  id: string;
  version: number;
  proposals: readonly ProposalSummary[];
  fields: FieldValues;
  labels: Readonly<Record<string, string>>;
  write: (changes: FieldValues) => void;
}

/** Shows the oldest proposal that is not decided. */
export function ProposalNotice({ proposals, ...form }: ProposalNoticeProps) {
  const { timeZone } = useSite();
  const [decided, setDecided] = useState<readonly string[]>([]);
  const review = useDialogPart(async () => (await import('./review-dialog.tsx')).ReviewDialog, 'The proposal');
  const finished = readIds(form.fields, 'finishedProposals');
  const open = proposals.filter(({ id }) => !decided.includes(id) && !finished.includes(id));
  const [proposal] = open;
  if (!proposal) return null;
  return (
    <div className="notice" role="status">
      <p>
        <strong>
          <bdi>{showInvisible(proposal.assistant)}</bdi>
        </strong>{' '}
        proposes a change (<time dateTime={proposal.createdAt}>{formatDateTime(proposal.createdAt, timeZone)}</time>)
        {open.length > 1 && `, and ${open.length - 1} more ${open.length === 2 ? 'waits' : 'wait'}`}
        {proposal.note ? ': ' : '.'}
        {proposal.note && <q dir="auto">{showInvisible(proposal.note)}</q>}
      </p>
      <p className="button-row">
        <button type="button" className="button button-quiet" onClick={review.open}>
          Review
        </button>
      </p>
      {review.Dialog && (
        <review.Dialog
          {...form}
          proposal={proposal}
          onDecided={() => {
            setDecided([...decided, proposal.id]); // before the save that records it has cleared the form's fields
            review.close();
          }}
          onClose={review.close}
        />
      )}
    </div>
  );
}
