import { randomUUID } from 'node:crypto';
import { useEffect, useState } from 'react';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { findImagesHost } from '#app/pages/text-pages.server.ts';
import { getSettingsKind } from '#app/settings-kinds.ts';
import { loadSignIn } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { useBackToList } from '#features/editor/form/content-form.tsx';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { SettingsForm } from '#features/editor/settings/settings-form.tsx';
import { UploadsProvider } from '#features/editor/upload/uploads.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/document';

export async function loader({ params: { document }, request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const kind = getSettingsKind(document);
    const { db, now, settings } = context.get(servicesContext);
    return {
      imagesHost: findImagesHost(settings),
      recoveryId: randomUUID(),
      saved: await getSavedContent(db, kind, { id: kind.name, now: now() }),
    };
  });
}

export default function SiteDocument({ loaderData, params: { document } }: Route.ComponentProps) {
  return <OpenedDocument key={document} name={document} loaderData={loaderData} />; // going back may lead from one to another
}

function OpenedDocument({ name, loaderData }: Pick<Route.ComponentProps, 'loaderData'> & { name: string }) {
  const [opened] = useState(loaderData); // what a reload brings must not touch what is being typed
  const close = useBackToList();
  useEffect(() => void loadSignIn(), []);
  return (
    <UploadsProvider onClose={close}>
      {(onClose) => <SettingsForm kind={getSettingsKind(name)} {...opened} onClose={onClose} />}
    </UploadsProvider>
  );
}
