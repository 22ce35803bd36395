import { defineAction, done, invalid, refused } from '#features/admin/actions/action.server.ts';
import { MAX_ADDRESS, toOldAddress, toTarget } from '#features/publishing/redirects/old-address.ts';
import { findRedirect } from '#features/publishing/redirects/redirect.server.ts';
import { z } from '#platform/forms/zod.ts';
import { deleteRedirect, importRedirects, type RedirectDeps, saveRedirect, type WrittenRedirect } from './redirects.server.ts';

interface SaveDeps extends RedirectDeps {
  /** Renders a page of the site for its status. */
  getStatus(path: string): Promise<number>;
}

const address = z.string().max(MAX_ADDRESS);

export const redirectActions = {
  'redirect.save': defineAction('admin', z.strictObject({ address, target: address }), async (written, deps: SaveDeps) => {
    const fieldErrors = await findFaults(deps, written);
    if (fieldErrors) return invalid({ fieldErrors });
    const saved = await saveRedirect(deps, written);
    if (saved.outcome === 'refused') return invalid({ fieldErrors: { [saved.field]: saved.problem } });
    return done({}, { toast: written.target ? 'Redirect saved' : 'Address marked as gone' });
  }),
  'redirect.delete': defineAction('admin', z.strictObject({ address }), async ({ address }, deps: RedirectDeps) => {
    const deleted = await deleteRedirect(deps, address);
    const undo = deleted && { action: 'redirect.save', body: { address, target: deleted.target ?? '' } };
    return done({}, { toast: 'Redirect deleted', undo });
  }),
  'redirect.import': defineAction('admin', z.strictObject({ csv: z.string().max(1_000_000) }), async ({ csv }, deps: RedirectDeps) => {
    const report = await importRedirects(deps, csv);
    return 'problem' in report ? refused(report.problem) : done({ report });
  }),
};

/** A page is found before a redirect is, and a redirect to nothing helps nobody. */
async function findFaults({ db, settings, getStatus }: SaveDeps, written: WrittenRedirect) {
  const old = toOldAddress(written.address);
  const isNew = old !== undefined && !old.includes('?') && !(await findRedirect(db, old));
  if (isNew && ![404, 410].includes(await getStatus(old))) return { address: 'There is a page at this address' };
  const target = written.target.trim() && toTarget(written.target, settings.SITE_URL);
  if (!target?.startsWith('/') || (await findRedirect(db, target))) return undefined;
  return (await getStatus(target)) === 200 ? undefined : { target: 'There is no page at this address' };
}
