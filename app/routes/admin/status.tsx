import { requireAdmin } from '#app/context/guard.server.ts';
import { BackupsPanel } from '#features/backup/panel/backups-panel.tsx';
import { StatusPage } from '#features/doctor/page/status-page.tsx';
import { findLastCheckup } from '#features/doctor/site-checkup.server.ts';
import { useSiteStatus } from '#features/editor/status/status-context.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/status';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    return { lastCheckup: findLastCheckup() };
  });
}

export default function AdminStatus({ loaderData: { lastCheckup } }: Route.ComponentProps) {
  const { status, reach } = useSiteStatus();
  return (
    <>
      <StatusPage status={status} reach={reach} lastCheckup={lastCheckup} />
      <BackupsPanel />
    </>
  );
}
