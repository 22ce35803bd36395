import type { Deps } from '#app/context/deps.server.ts';
import { renderPageContext } from '#app/context/preview.server.ts';
import { MAX_ADDRESS, toOldAddress, toTarget } from '#features/publishing/redirects/old-address.ts';
import { findRedirect } from '#features/publishing/redirects/redirect.server.ts';
import { deleteRedirect, importRedirects, saveRedirect, type WrittenRedirect } from '#features/redirects/redirects.server.ts';
import { z } from '#platform/forms/zod.ts';
import { invalidResponse, okResponse, refusedResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/change';

export const handle = { methods: ['POST'] };

const address = z.string().max(MAX_ADDRESS);

const changeSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('save'), address, target: address }),
  z.strictObject({ action: z.literal('delete'), address }),
  z.strictObject({ action: z.literal('import'), csv: z.string().max(1_000_000) }),
]);

export function action(args: Route.ActionArgs) {
  return respondToChange(args, changeSchema, async (change, deps) => {
    if (change.action === 'delete') {
      await deleteRedirect(deps, change.address);
      return okResponse();
    }
    if (change.action === 'import') {
      const report = await importRedirects(deps, change.csv);
      return 'problem' in report ? refusedResponse(report.problem) : okResponse({ report });
    }
    const fieldErrors = await findFaults(args, deps, change);
    if (fieldErrors) return invalidResponse({ fieldErrors });
    const saved = await saveRedirect(deps, change);
    return saved.outcome === 'saved' ? okResponse() : invalidResponse({ fieldErrors: { [saved.field]: saved.problem } });
  });
}

/** A page is found before a redirect is, and a redirect to nothing helps nobody. */
async function findFaults({ context }: Route.ActionArgs, { db, settings }: Deps, written: WrittenRedirect) {
  const ask = async (path: string) => {
    const response = await context.get(renderPageContext)(path, { title: '' });
    await response.body?.cancel();
    return response.status;
  };
  const old = toOldAddress(written.address);
  const isNew = old !== undefined && !old.includes('?') && !(await findRedirect(db, old));
  if (isNew && ![404, 410].includes(await ask(old))) return { address: 'There is a page at this address' };
  const target = written.target.trim() && toTarget(written.target, settings.SITE_URL);
  if (!target?.startsWith('/') || (await findRedirect(db, target))) return undefined;
  return (await ask(target)) === 200 ? undefined : { target: 'There is no page at this address' };
}
