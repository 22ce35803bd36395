import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#db/client.server.ts';
import { sendRequest } from '#tests/support/admin-client.ts';
import { suggestChoices } from './importing/import.ts';
import { findImport, type Import } from './importing/imports.server.ts';

const TICK_MS = 50;
const ENDS_WITHIN_MS = 600_000;

export interface Admin {
  url: string;
  db: Db;
  headers: Record<string, string>;
}

interface Uploaded {
  status: number;
  text: string;
}

/** Sends a file as the browser does; without a length where that is not known. */
export function upload({ url, headers }: Pick<Admin, 'url' | 'headers'>, name: string, body: Buffer | Iterable<Buffer>): Promise<Uploaded> {
  const { port, host } = new URL(url);
  const length = Buffer.isBuffer(body) ? { 'content-length': body.length } : {};
  return new Promise((resolve, reject) => {
    const path = `/admin/import/upload?name=${encodeURIComponent(name)}`;
    const asking = request({ port, host: '127.0.0.1', path, method: 'POST', agent: false, headers: { ...headers, host, ...length } });
    let isAnswered = false;
    asking.on('error', (error) => isAnswered || reject(error)); // an answer before the end of the body is one
    asking.on('response', (response) => {
      isAnswered = true;
      const { statusCode: status = 0 } = response;
      Array.fromAsync(response).then((chunks) => resolve({ status, text: Buffer.concat(chunks).toString() }), reject);
    });
    Readable.from(Buffer.isBuffer(body) ? [body] : body, { objectMode: false }).pipe(asking);
  });
}

export async function act({ url, headers }: Admin, name: 'run' | 'undo', body: object): Promise<void> {
  const answer = await sendRequest({ url }, `/admin/do/import.${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${JSON.stringify(body)}: ${answer.status} ${answer.text.slice(0, 300)}`);
}

/** Waits until it is in one of the states. */
export async function reach(db: Db, id: string, states: readonly Import['state'][]): Promise<Import> {
  for (const until = Date.now() + ENDS_WITHIN_MS; Date.now() < until; await wait(TICK_MS)) {
    const found = await findImport(db, id);
    if (found && states.includes(found.state)) return found;
  }
  throw new Error(`the import is not ${states.join(' or ')} within ${ENDS_WITHIN_MS / 1000} s`);
}

/** Uploads, and presses Import once the plan is there. */
export async function start(admin: Admin, name: string, body: Buffer): Promise<string> {
  const { status, text } = await upload(admin, name, body);
  if (status !== 200) throw new Error(`the upload: ${status} ${text.slice(0, 300)}`);
  const { id }: { id: string } = JSON.parse(text);
  const { plan, problem } = await reach(admin.db, id, ['planned', 'failed']);
  if (!plan) throw new Error(`no plan: ${problem}`);
  await act(admin, 'run', { id, choices: suggestChoices(plan) });
  return id;
}
