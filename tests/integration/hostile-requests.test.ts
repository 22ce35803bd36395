import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { greet, serve } from '../support/serve.ts';

const CORPUS = path.resolve('../shared/corpora/http');
const isHere = existsSync(CORPUS);
if (!isHere) process.stdout.write(`skipped: no corpus of hostile requests at ${CORPUS}\n`);

test.skipIf(!isHere)(
  'no request of the parser’s own corpus stops the server or is answered 5xx, but for a method that is not known',
  async () => {
    const { raw, ask, lines } = await serve();
    const requests: { title: string; raw: string }[] = JSON.parse(readFileSync(path.join(CORPUS, 'llhttp-requests.json'), 'utf8'));
    expect(requests.length).toBeGreaterThan(50);
    const answers = await Promise.all(
      requests.map(async (one) => ({ title: one.title, answer: await raw(Buffer.from(one.raw, 'base64')) })),
    );
    expect(answers.filter(({ answer }) => /^HTTP\/1\.1 5(?!01 Not Implemented)/m.test(answer))).toEqual([]);
    expect((await ask('/')).status).toBe(200);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test.skipIf(!isHere)('no line break in an address becomes a header', async () => {
  const { rawOpen, ask } = await serve({
    handler: async (incoming, facts) =>
      incoming.url.includes('/auth')
        ? new Response(null, { status: 302, headers: { location: new URL(incoming.url).pathname } })
        : greet(incoming, facts),
  });
  const targets = readFileSync(path.join(CORPUS, 'crlfinjection.txt'), 'utf8').split('\n').filter(Boolean);
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets.flatMap((one) => [one, `/auth${one}`, `/search?q=${one.slice(1)}`])) {
    const answer = await rawOpen(`GET ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
    expect(answer, target).toMatch(/^HTTP\/1\.1 [234]/);
    expect(answer.split('\r\n\r\n')[0], target).not.toMatch(/^set-cookie/im);
  }
  expect((await ask('/')).status).toBe(200);
});
