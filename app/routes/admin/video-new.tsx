import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { requireAdmin } from '#app/context/guard.server.ts';
import { useBackToList } from '#features/editor/form/use-back-to-list.ts';
import { VideoForm } from '#features/videos/video-form-dialog.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/video-new';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    return { recoveryId: randomUUID() };
  });
}

export default function NewVideo({ loaderData }: Route.ComponentProps) {
  const [{ recoveryId }] = useState(loaderData);
  return <VideoForm recoveryId={recoveryId} onClose={useBackToList('/admin/videos')} />;
}
