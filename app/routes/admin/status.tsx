import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { readFreeSpace } from '#features/editor/status/free-space.server.ts';
import { useSiteStatus } from '#features/editor/status/status-context.ts';
import { StatusList } from '#features/editor/status/status-list.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/status';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { faults, settings } = context.get(servicesContext);
    return { freeBytes: await readFreeSpace(settings.DATA_DIR, faults.list()) };
  });
}

export default function AdminStatus({ loaderData: { freeBytes } }: Route.ComponentProps) {
  const { status, reach } = useSiteStatus();
  const { revalidate } = useRevalidator();
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    void revalidate(); // the free space belongs to the fault that is there now
  }, [status, revalidate]);
  return <StatusList status={status} reach={reach} freeBytes={freeBytes} />;
}
