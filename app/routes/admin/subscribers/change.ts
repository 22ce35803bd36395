import type { Deps } from '#app/context/deps.server.ts';
import { MAX_ROWS } from '#features/newsletter/address-file.ts';
import { CONFIRMATION_JOB } from '#features/newsletter/confirmation-job.server.ts';
import { addSubscribers, importAddresses, sortAddresses } from '#features/newsletter/import-subscribers.server.ts';
import { removeSubscriber } from '#features/newsletter/subscribe.server.ts';
import { emailField } from '#features/newsletter/subscribe-fields.ts';
import { optionalText, z } from '#platform/forms/zod.ts';
import { invalidResponse, okResponse, refusedResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/change';

export const handle = { methods: ['POST'] };

const consent = optionalText(500);
const listed = z.tuple([z.enum(['left', 'pending', 'unclear']), z.string().max(100)]);
const rows = z.array(z.tuple([z.int().positive(), z.string().max(300), listed.optional()])).max(MAX_ROWS);

const changeSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('add'), email: emailField, consent }),
  z.strictObject({ action: z.literal('import'), rows, consent }),
  z.strictObject({ action: z.literal('remove'), id: z.string().max(100) }),
]);

type Change = z.output<typeof changeSchema>;

export function action(args: Route.ActionArgs) {
  return respondToChange(args, changeSchema, async (change, deps) => {
    if (change.action === 'remove') {
      await removeSubscriber(deps, change.id);
      return okResponse();
    }
    const { hasNewsletter } = (await deps.site.read()).site.mailing;
    if (!hasNewsletter && !change.consent)
      return refusedResponse('Nobody can be asked while the newsletter is off. Turn it on, or say how they agreed.');
    return change.action === 'add' ? add(deps, change) : importFile(deps, change);
  });
}

async function add({ db, jobs, now }: Deps, { email, consent }: Extract<Change, { action: 'add' }>) {
  const { known, left } = await addSubscribers(db, [{ email, source: 'admin', consent }], now());
  if (known) return invalidResponse({ fieldErrors: { email: 'This address is already on the list.' } });
  if (left) return invalidResponse({ fieldErrors: { email: 'This person has unsubscribed. They can subscribe again on the site.' } });
  jobs.request(CONFIRMATION_JOB);
  return okResponse();
}

async function importFile({ db, jobs, now }: Deps, { rows, consent }: Extract<Change, { action: 'import' }>) {
  const report = await importAddresses(db, sortAddresses(rows), { consent, now: now() });
  jobs.request(CONFIRMATION_JOB);
  return okResponse({ report });
}
