import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { type FormKind, isWritten } from '#features/publishing/content-kind.ts';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

const WRONG = [null, 7, ['a']];

let site: RunningSite;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await startSite();
  headers = await signIn(site);
}, 60_000);

afterAll(() => site?.stop());

const kinds: FormKind[] = [...storedKinds.filter(isWritten), ...settingsKinds];

describe.each(kinds.map((kind) => [kind.name, kind] as const))('the form of %s', (_, kind) => {
  test.each(['draft', 'publish'])(
    '[ADM-7] to %s, answers in JSON with a reason whichever key is missing, unknown or of another type',
    async (intent) => {
      const whole: Record<string, unknown> = { ...kind.form.empty, ...(kind.isSingle ? {} : { title: 'A title' }), intent };
      const ofFields: unknown[] = [];
      for (const name of Object.keys(kind.form.schema.shape)) {
        const { [name]: _, ...rest } = whole;
        ofFields.push(rest, ...WRONG.map((value) => ({ ...rest, [name]: value })));
      }
      for (const form of [undefined, ...WRONG, { ...whole, unknown: 'x' }, ...ofFields])
        expect([form, await describeFault(kind.name, form)]).toEqual([form, undefined]);
    },
  );
});

/** Undefined for an answer in JSON that says either what was saved or what is wrong. */
async function describeFault(kind: string, form: unknown): Promise<string | undefined> {
  const body = JSON.stringify({ kind, form });
  const { status, text } = await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers, body });
  const fault = `${status} ${text.slice(0, 200)}`;
  if (status >= 500) return fault;
  const { ok, formError, fieldErrors } = JSON.parse(text);
  return ok || formError || Object.values(fieldErrors).some(Boolean) ? undefined : fault;
}
