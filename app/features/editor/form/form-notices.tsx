import { Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isPassing } from '#features/admin/requests/refusal.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import type { ProposalSummary } from '#features/publishing/proposals/proposals.server.ts';
import { lazyPart } from '#ui/use-part.ts';
import type { WaitingText } from '../proposals/proposal.ts';
import { KeptNotice } from '../recovery/kept-notice.tsx';
import type { useContentForm } from './use-content-form.ts';

type FormNoticesProps = { kind: FormKind; proposals: readonly ProposalSummary[]; waiting: WaitingText | undefined } & Pick<
  ReturnType<typeof useContentForm>,
  'recovery' | 'item' | 'problem' | 'failedTries' | 'write' | 'store' | 'act' | 'restore' | 'keepMine' | 'takeTheirs'
>;

/** Stands next to the buttons, so that it is in view however far the text has been scrolled. */
export function FormNotices({
  kind,
  proposals,
  waiting,
  recovery,
  item,
  problem,
  failedTries,
  write,
  store,
  act,
  restore,
  keepMine,
  takeTheirs,
}: FormNoticesProps) {
  const { labels } = kind.form;
  const place = useRef<HTMLDivElement>(null);
  function answer(act: () => void) {
    flushSync(act);
    const next = place.current?.querySelector('button') ?? place.current?.closest('dialog')?.querySelector<HTMLElement>(FIRST_FIELD);
    next?.focus();
  }
  return (
    <div ref={place} className="content-form-notices">
      <Suspense>
        {recovery.offered && (
          <RecoveryNotice
            key={recovery.offered.id}
            changes={recovery.offered}
            more={recovery.moreOffered}
            savedVersion={recovery.read().version}
            fields={recovery.fields}
            labels={labels}
            onRestore={(changes) => answer(() => restore(changes))}
            onDiscard={() => answer(recovery.discardOffered)}
          />
        )}
      </Suspense>
      <Suspense>
        {item && waiting && <WaitingNotice kind={kind} item={item} waiting={waiting} fields={recovery.fields} store={store} act={act} />}
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
      <Suspense>
        {problem && 'theirs' in problem && (
          <ConflictNotice
            tries={failedTries}
            labels={labels}
            mine={recovery.fields}
            theirs={problem.theirs.fields}
            isKept={recovery.kept.onDevice}
            onKeepMine={() => keepMine(problem.theirs)}
            onTakeTheirs={(field) => takeTheirs(problem.theirs, field)}
          />
        )}
      </Suspense>
      {problem && problem.code !== 'conflict' && problem.code !== 'invalid' && !isPassing(problem.code) && (
        <p className="notice notice-error" role="alert">
          {problem.formError} {recovery.isDirty() && recovery.kept.onDevice && 'Your text is kept on this device.'} {WAYS_OUT[problem.code]}
        </p>
      )}
      <KeptNotice kept={recovery.kept} />
    </div>
  );
}

const FIRST_FIELD = '.dialog-body :is(input:not([type="hidden"], [hidden]), textarea)';

const WAYS_OUT: Record<string, string> = {
  'not-found': 'Save it again to create it as a new one.',
  trashed: 'Save it again to take it out of the trash with your text.',
};

/** Loaded when there is one to show. */
const RecoveryNotice = lazyPart(async () => (await import('../recovery/recovery-notice.tsx')).RecoveryNotice);
const ConflictNotice = lazyPart(async () => (await import('../save/conflict-notice.tsx')).ConflictNotice);
const WaitingNotice = lazyPart(async () => (await import('../proposals/waiting-notice.tsx')).WaitingNotice);
const ProposalNotice = lazyPart(async () => (await import('../proposals/proposal-notice.tsx')).ProposalNotice);
