import { loadForAdmin } from '#app/context/guard.server.ts';
import { useSiteStatus } from '#features/admin/status/site-status.ts';
import { BackupsPanel } from '#features/backup/panel/backups-panel.tsx';
import { StatusPage } from '#features/checks/status-page.tsx';
import { JobsPanel } from '#features/jobs/jobs-panel.tsx';
import type { Route } from './+types/status';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ checkups, site }) => {
    return { canSend: (await site.read()).canSend, parts: checkups.parts, lastCheckup: checkups.findLast() };
  });
}

export default function AdminStatus({ loaderData }: Route.ComponentProps) {
  const { status, reach } = useSiteStatus();
  return (
    <StatusPage {...loaderData} status={status} reach={reach} more={<JobsPanel />}>
      <BackupsPanel />
    </StatusPage>
  );
}
