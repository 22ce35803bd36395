import { randomUUID } from 'node:crypto';
import { useEffect, useState } from 'react';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { loadSignIn } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { ContentKindForm } from '#features/editor/fields/content-kind-form.tsx';
import { useBackToList } from '#features/editor/form/content-form.tsx';
import type { SavedContent } from '#features/editor/save/save-response.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { UploadsProvider } from '#features/editor/upload/uploads.tsx';
import { NEW } from '#features/publishing/content-kind.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import type { Route } from './+types/service';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, now }, { params: { id } }) => {
    const recoveryId = randomUUID();
    if (id === NEW) return { recoveryId };
    return { recoveryId, saved: await getSavedContent(db, serviceKind, { id, now: now() }) };
  });
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const [opened] = useState<{ recoveryId: string; saved?: SavedContent }>(loaderData); // what a reload brings must not touch what is being typed
  const close = useBackToList();
  useEffect(() => void loadSignIn(), []);
  return (
    <UploadsProvider onClose={close}>{(onClose) => <ContentKindForm kind={serviceKind} {...opened} onClose={onClose} />}</UploadsProvider>
  );
}
