import { useState } from 'react';
import { useIsAdmin } from '#features/admin/frame/admin-user.ts';
import type { FieldValues, FormKind } from '#features/publishing/content-kind.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { PublicationAction } from '../publication/publication-bar.tsx';
import type { SaveAction } from '../publication/publication-state.ts';
import { Difference } from '../recovery/difference.tsx';
import type { SavedContent } from '../save/save-response.ts';
import type { WaitingText } from './proposal.ts';

interface WaitingNoticeProps {
  kind: FormKind;
  item: SavedContent;
  waiting: WaitingText;
  /** Those in the form. */
  fields: FieldValues;
  store: (action: SaveAction) => void;
  act: (action: PublicationAction) => Promise<boolean>;
}

/** Names who else has written what waits, until it is decided; says what became of the viewer's own. */
export function WaitingNotice({ kind, item, waiting: { by, published, declinedAt }, fields, store, act }: WaitingNoticeProps) {
  const { timeZone } = useSite();
  const isAdmin = useIsAdmin();
  const [isShown, setIsShown] = useState(false);
  const [opened] = useState(item.version);
  const [isDecided, setIsDecided] = useState(false);
  const isWaiting = by.length > 0 && !isDecided && (item.isDraft || item.isChanged);
  if (!isWaiting && (declinedAt === null || item.version !== opened)) return null;
  if (!isWaiting)
    return (
      <p className="notice" role="status">
        An admin declined your {item.isDraft ? 'draft' : 'changes'} on {formatDateTime(declinedAt ?? '', timeZone)}. Your text is in the
        history.
      </p>
    );
  const publish = () => {
    setIsShown(false);
    store('publish');
  };
  const decline = async () => {
    setIsShown(false);
    setIsDecided(await act('decline'));
  };
  const decisions = isAdmin && (
    <>
      <button type="button" className="button" onClick={publish}>
        Publish
      </button>
      <button type="button" className="button button-quiet" onClick={decline}>
        Decline
      </button>
    </>
  );
  return (
    <div className="notice" role="status">
      <p>
        <strong>
          <bdi>{new Intl.ListFormat('en').format(by)}</bdi>
        </strong>{' '}
        {by.length === 1 ? 'proposes' : 'propose'} {item.isDraft ? `this ${kind.name}` : 'changes'}.
      </p>
      <p className="button-row">
        {published && (
          <button type="button" className="button button-quiet" onClick={() => setIsShown(true)}>
            See them
          </button>
        )}
        {decisions}
      </p>
      {isShown && published && (
        <Dialog title="Proposed changes" onClose={() => setIsShown(false)} size="page">
          <div className="dialog-body">
            <Difference before={published} after={fields} beforeName="On the site" afterName="Proposed" labels={kind.form.labels} />
          </div>
          <footer className="dialog-foot">{decisions}</footer>
        </Dialog>
      )}
    </div>
  );
}
