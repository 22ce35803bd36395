import { randomUUID } from 'node:crypto';
import { useEffect, useState } from 'react';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { documentForms } from '#app/document-forms.tsx';
import { findImagesHost } from '#app/pages/text-pages.server.ts';
import { getDocumentKind } from '#app/site-documents.ts';
import { useBackToList } from '#features/editor/form/use-back-to-list.ts';
import { loadSignIn } from '#features/editor/save/reauthenticated-fetch.tsx';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { UploadsProvider } from '#features/editor/upload/uploads.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/document';

export async function loader({ params: { document }, request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const kind = getDocumentKind(document);
    const { db, now, settings } = context.get(servicesContext);
    return {
      imagesHost: findImagesHost(settings),
      recoveryId: randomUUID(),
      saved: await getSavedContent(db, kind, { id: kind.name, now: now() }),
    };
  });
}

export default function SiteDocument({ loaderData, params }: Route.ComponentProps) {
  const [opened] = useState(loaderData); // what a reload brings must not touch what is being typed
  const Form = documentForms[params.document];
  const close = useBackToList();
  useEffect(() => void loadSignIn(), []);
  return Form && <UploadsProvider onClose={close}>{(onClose) => <Form {...opened} onClose={onClose} />}</UploadsProvider>;
}
