import type { WrittenKind } from '#features/publishing/content-kind.ts';
import { RecoveryNotice } from '../recovery/recovery-notice.tsx';
import { ConflictNotice } from '../save/conflict-notice.tsx';
import { isPassing } from '../save/refusal.ts';
import type { useContentForm } from './use-content-form.ts';

type FormNoticesProps = { kind: WrittenKind } & Pick<
  ReturnType<typeof useContentForm>,
  'recovery' | 'problem' | 'restore' | 'keepMine' | 'takeTheirs'
>;

/** What the author has to know or to decide before the form goes on. */
export function FormNotices({ kind, recovery, problem, restore, keepMine, takeTheirs }: FormNoticesProps) {
  const { labels } = kind.form;
  return (
    <div className="content-form-notices">
      {recovery.offered && (
        <RecoveryNotice
          key={recovery.offered.id}
          changes={recovery.offered}
          fields={recovery.fields}
          labels={labels}
          onRestore={restore}
          onDiscard={recovery.discardOffered}
        />
      )}
      {problem && 'theirs' in problem && (
        <ConflictNotice
          labels={labels}
          mine={recovery.fields}
          theirs={problem.theirs.fields}
          onKeepMine={() => keepMine(problem.theirs)}
          onTakeTheirs={(field) => takeTheirs(problem.theirs, field)}
        />
      )}
      {problem && problem.code !== 'conflict' && problem.code !== 'invalid' && !isPassing(problem.code) && (
        <p className="notice notice-error" role="alert">
          {problem.formError} {WAYS_OUT[problem.code]}
        </p>
      )}
      {!recovery.isRoomLeft && <p className="notice notice-error">This device has no room left to keep your text: save soon.</p>}
    </div>
  );
}

const WAYS_OUT: Record<string, string> = {
  'not-found': 'Yours is kept on this device: save it again to make it anew.',
  trashed: 'Yours is kept on this device: save it again to take it out of the trash with your text.',
};
