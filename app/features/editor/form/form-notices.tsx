import { Suspense, useEffect, useRef } from 'react';
import { isPassing } from '#features/admin/requests/refusal.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import type { ProposalSummary } from '#features/publishing/proposals/proposals.server.ts';
import { lazyPart } from '#ui/use-part.ts';
import { KeptNotice, RecoveryNotice } from '../recovery/recovery-notice.tsx';
import { ConflictNotice } from '../save/conflict-notice.tsx';
import type { useContentForm } from './use-content-form.ts';

type FormNoticesProps = { kind: FormKind; proposals: readonly ProposalSummary[] } & Pick<
  ReturnType<typeof useContentForm>,
  'recovery' | 'item' | 'problem' | 'failedTries' | 'write' | 'restore' | 'keepMine' | 'takeTheirs'
>;

/** Stands next to the buttons, so that it is in view however far the text has been scrolled. */
export function FormNotices({
  kind,
  proposals,
  recovery,
  item,
  problem,
  failedTries,
  write,
  restore,
  keepMine,
  takeTheirs,
}: FormNoticesProps) {
  const { labels } = kind.form;
  const conflict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedTries > 0) conflict.current?.querySelector('button')?.focus();
  }, [failedTries]);
  return (
    <div className="content-form-notices">
      {recovery.offered && (
        <RecoveryNotice
          key={recovery.offered.id}
          changes={recovery.offered}
          savedVersion={recovery.read().version}
          fields={recovery.fields}
          labels={labels}
          onRestore={restore}
          onDiscard={recovery.discardOffered}
        />
      )}
      <Suspense>
        {item && proposals.length > 0 && (
          <ProposalNotice
            kind={kind.name}
            id={item.id}
            version={item.version}
            proposals={proposals}
            fields={recovery.fields}
            labels={labels}
            write={write}
          />
        )}
      </Suspense>
      {problem && 'theirs' in problem && (
        <ConflictNotice
          ref={conflict}
          labels={labels}
          mine={recovery.fields}
          theirs={problem.theirs.fields}
          isKept={recovery.kept.onDevice}
          onKeepMine={() => keepMine(problem.theirs)}
          onTakeTheirs={(field) => takeTheirs(problem.theirs, field)}
        />
      )}
      {problem && problem.code !== 'conflict' && problem.code !== 'invalid' && !isPassing(problem.code) && (
        <p className="notice notice-error" role="alert">
          {problem.formError} {recovery.isDirty() && recovery.kept.onDevice && 'Your text is kept on this device.'} {WAYS_OUT[problem.code]}
        </p>
      )}
      <KeptNotice kept={recovery.kept} />
    </div>
  );
}

const WAYS_OUT: Record<string, string> = {
  'not-found': 'Save it again to create it as a new one.',
  trashed: 'Save it again to take it out of the trash with your text.',
};

/** Loaded while there are some. */
const ProposalNotice = lazyPart(async () => (await import('../proposals/proposal-notice.tsx')).ProposalNotice);
