import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '#tests/support/admin-client.ts';
import type { BenchedSite, Work } from '#tests/support/extensions.ts';
import { writeZip } from './exporting/export-zip.server.ts';
import { createGhostSite } from './ghost-site.testing.ts';
import { suggestChoices } from './importing/import.ts';
import { findImport, IMPORT_JOB } from './importing/imports.server.ts';

const TICK_MS = 100;
/** Going on after a stop reads the export again. */
const SLICE_MS = 20_000;

/** A Ghost site, of which each post has a photograph of its own. */
export function createImporting({ db, site, headers, change }: BenchedSite, posts: number): Work {
  let id: string | undefined;
  return async () => {
    if (id === undefined) id = await startImport();
    else await act(id, 'continue');
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end && (await isRunning(id))) await wait(TICK_MS);
    const isLeft = await isRunning(id);
    if (isLeft) await act(id, 'stop');
    while (await db.selectFrom('jobs').select('key').where('name', '=', IMPORT_JOB).executeTakeFirst()) await wait(TICK_MS);
    return isLeft;
  };

  async function startImport(): Promise<string> {
    const body = Buffer.concat(await Array.fromAsync(writeZip(createGhostSite(posts), new Date())));
    const uploaded = await sendRequest(site, '/admin/import/upload?name=ghost.zip', { method: 'POST', headers, body });
    const taken: { id: string } = JSON.parse(uploaded.text);
    const isPlanned = async () => (await findImport(db, taken.id))?.state === 'planned';
    while (!(await isPlanned())) await wait(TICK_MS);
    const plan = (await findImport(db, taken.id))?.plan;
    if (!plan) throw new Error('no plan');
    await change('/admin/do/import.run', { id: taken.id, choices: suggestChoices(plan) });
    return taken.id;
  }

  async function act(id: string, action: 'stop' | 'continue') {
    await change(`/admin/do/import.${action}`, { id });
  }

  async function isRunning(id: string): Promise<boolean> {
    return (await findImport(db, id))?.state === 'running';
  }
}
