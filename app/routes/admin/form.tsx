import { randomUUID } from 'node:crypto';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { depsContext } from '#app/context/deps.server.ts';
import { getKindBySegment } from '#app/kinds.ts';
import { loadSignIn } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { ContentKindForm } from '#features/editor/fields/content-kind-form.tsx';
import { type OpenedForm, useBackToList } from '#features/editor/form/content-form.tsx';
import type { WaitingText } from '#features/editor/proposals/proposal.ts';
import { findWaitingText } from '#features/editor/proposals/waiting-text.server.ts';
import { getDateBox } from '#features/editor/publication/date-box.ts';
import type { SavedContent } from '#features/editor/save/save-response.ts';
import { getStoredContent } from '#features/editor/save/stored-content.server.ts';
import { UploadsProvider } from '#features/editor/upload/uploads.tsx';
import { isWritten, NEW } from '#features/publishing/content-kind.ts';
import { listOpenProposals, type ProposalSummary } from '#features/publishing/proposals/proposals.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/form';
import { editorOf } from './editor-guard.server.ts';

export async function loader({ params: { kind: segment, id }, request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const kind = getKindBySegment(segment);
    const viewer = await editorOf(kind.name)(context, request);
    const recoveryId = randomUUID();
    if (id === NEW) return { recoveryId };
    if (!isWritten(kind)) throw notFound(`no form for a ${kind.name}`);
    const { db, now, settings } = context.get(depsContext);
    const stored = await getStoredContent(db, kind, { id, now: now() });
    const { saved } = stored;
    if (stored.isInTrash) throw notFound(`${kind.name} ${id} is in the trash`, `This ${kind.name} is in the trash.`);
    const waiting = await findWaitingText(db, kind, { stored, viewer: viewer.email, now: now() });
    const proposals = await listOpenProposals(db, { kind: kind.name, itemId: id });
    return {
      recoveryId,
      proposals,
      waiting,
      saved: { ...saved, fields: { ...saved.fields, ...getDateBox(settings.SITE_URL, request, kind) } },
    };
  });
}

export default function AdminForm({ loaderData, params }: Route.ComponentProps) {
  const [opened] = useState<{ recoveryId: string; saved?: SavedContent; proposals?: ProposalSummary[]; waiting?: WaitingText | undefined }>(
    loaderData,
  ); // what a reload brings must not touch what is being typed
  const kind = getKindBySegment(params.kind);
  const Form = kindForms[kind.name];
  const close = useBackToList();
  useEffect(() => void loadSignIn(), []);
  return (
    <UploadsProvider onClose={close}>
      {(onClose) => {
        if (isWritten(kind)) return <ContentKindForm kind={kind} {...opened} onClose={onClose} />;
        return (
          Form && (
            <Suspense>
              <Form {...opened} onClose={onClose} />
            </Suspense>
          )
        );
      }}
    </UploadsProvider>
  );
}

/** Loaded by those forms only. */
const kindForms: Record<string, ComponentType<OpenedForm>> = {
  video: lazy(async () => ({ default: (await import('#features/videos/video-form-dialog.tsx')).VideoForm })),
};
