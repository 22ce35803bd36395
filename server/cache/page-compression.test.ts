import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { counting, LONG } from '#tests/support/counting-app.ts';
import { page } from '#tests/support/serve.ts';
import { createRenderGate } from '../response/render-gate.ts';
import { createSecurityHeaders } from '../response/security-headers.ts';
import { createPageCache } from './page-cache.ts';
import { createPageParser } from './shareable-page.ts';

const silent = () => undefined;

test('a page that changes again and again waits once for its best compression, which its newest form gets', async () => {
  const jobs: (() => Promise<void>)[] = [];
  let version = 1;
  const { handler } = counting((_request, _info, count) => page(`${LONG}${count}`));
  const cache = createPageCache({
    handler,
    gate: createRenderGate(),
    origin: 'http://site.test',
    security: createSecurityHeaders({ isHttps: false }),
    toFirstPage: () => undefined,
    pageCacheControl: 'public, max-age=0',
    contentVersion: { current: () => version, isReachable: () => true },
    queue: { add: (job) => void jobs.push(job), stop: async () => undefined },
    log: { info: silent, warn: silent, error: silent },
    renderTimeoutMs: 30_000,
  });
  const about = createPageParser(contentKinds)('/about', undefined);
  if (!about) throw new Error('no page');
  const client = { kind: 'reader' as const, address: '192.0.2.1', signal: new AbortController().signal };
  for (; version <= 20; version += 1) {
    expect(await cache.load(about, { requestId: 'one', client, canStream: () => false })).toMatchObject({ kind: 'cached' });
  }
  version = 20;
  expect(jobs.length).toBe(1);
  const quick = cache.findFresh(about.key)?.representation.variants.br?.body;
  await jobs[0]?.();
  const best = cache.findFresh(about.key)?.representation.variants.br?.body;
  expect(best).not.toBe(quick);
  expect(best?.length).toBeLessThanOrEqual(quick?.length ?? 0);
});
