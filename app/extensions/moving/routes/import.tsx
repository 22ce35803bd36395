import { loadForAdmin } from '#app/context/guard.server.ts';
import { parsePage } from '#features/admin/list/list.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { lazyPage } from '#ui/lazy-page.ts';
import { countImages, countOutcomes, findImport, IMPORT_JOB, listReport } from '../importing/imports.server.ts';
import type { Route } from './+types/import';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, jobs }, { params: { id }, request }) => {
    const found = await findImport(db, id);
    if (!found) throw notFound(`no import ${id}`, 'There’s no such import.');
    const { name, state, plan, problem, createdAt, finishedAt } = found;
    const report = await listReport(db, id, parsePage(new URL(request.url).searchParams));
    const counts = { outcomes: await countOutcomes(db, id), images: await countImages(db, id) };
    const isAtWork = state === 'reading' || state === 'running' || state === 'undoing';
    const job = isAtWork ? (await jobs.list()).find((each) => each.name === IMPORT_JOB) : undefined;
    return {
      found: { id, name, state, plan, problem, createdAt, finishedAt },
      report,
      counts,
      outage: job?.failed[0]?.reason ?? null,
    };
  });
}

export default lazyPage(async () => (await import('../importing/admin/import-page.tsx')).ImportPage);
