import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import type { Db } from '#db/client.server.ts';
import { createCipher } from '#platform/encryption/cipher.server.ts';
import type { Rules } from '#platform/http/public-fetch.server.ts';
import { storePublicItems } from './public-changes.server.ts';
import type { WebhookEvent } from './tables.ts';
import type { WebhookPayload } from './webhook.ts';
import { WEBHOOK_USE } from './webhooks.server.ts';

export const SESSION_SECRET = 'only-for-tests-0123456789-abcdefghijklmnop';
export const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
/** As in production, but for the receivers of tests, which have no public address. */
export const LOOPBACK: Rules = { protocols: ['http:'], isAllowedPort: () => true, isAllowed: (address) => address === '127.0.0.1' };

const ALL: WebhookEvent[] = ['published', 'changed', 'removed'];

/** Remembers what is public, as adding one does. */
export async function insertWebhook(db: Db, { id = 'hook', url, events = ALL }: { id?: string; url: string; events?: WebhookEvent[] }) {
  await storePublicItems(db, contentKinds, new Date());
  const secret = createCipher(SESSION_SECRET, WEBHOOK_USE).encrypt(WEBHOOK_SECRET, id);
  const createdAt = new Date().toISOString();
  await db.insertInto('webhooks').values({ id, url, secret, events, createdBy: 'owner@example.org', createdAt }).execute();
}

interface Received {
  path: string;
  id: string;
  payload: WebhookPayload;
  headers: IncomingHttpHeaders;
}

/** Verifies each signature by the specification's own library, and answers as the test says: 204 until told otherwise. */
export async function startWebhookReceiver() {
  const receiver = {
    url: '',
    received: [] as Received[],
    answer: (response: ServerResponse, _path: string): void => void response.writeHead(204).end(),
  };
  const server = createServer(async (request, response) => {
    const { headers, url: path = '' } = request;
    const text = Buffer.concat(await request.toArray()).toString();
    new Webhook(WEBHOOK_SECRET).verify(text, headers as Record<string, string>); // throws for a header that is missing
    receiver.received.push({ path, id: String(headers['webhook-id']), payload: JSON.parse(text), headers });
    receiver.answer(response, path);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's address is never a string
  return receiver;
}
