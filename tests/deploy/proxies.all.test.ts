import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { padJpeg } from '../factories/photograph.ts';
import { freePort, type RunningSite, startSite } from '../support/site.ts';
import { DOMAIN, findProgram, openThroughProxy, type ProxiedRequest, type ReverseProxy, startReverseProxy } from './reverse-proxy.ts';

const MIB = 1024 * 1024;
const ORIGIN = `https://${DOMAIN}`;
const FORM = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
const CREDENTIALS = { email: 'owner@example.org', password: 'seven green rivers' };
const FREE_ATTEMPTS = 5;

describe.each(['nginx', 'caddy'] as const)('%s in front, with the configuration that is shipped', (kind) => {
  const isHere = findProgram(kind) !== null && findProgram('openssl') !== null;
  if (!isHere) process.stderr.write(`skipped: ${kind} or openssl is not installed here\n`);

  describe.skipIf(!isHere)('with TLS for a domain', () => {
    let site: RunningSite;
    let proxy: ReverseProxy;
    let admin: Record<string, string>;
    let folder: string;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'byline-settings-'));
      const file = path.join(folder, '.env');
      writeFileSync(file, `SITE_URL=${ORIGIN}\nTRUSTED_PROXIES=127.0.0.1\n`);
      site = await startSite({ settings: { ENV_FILE: file } });
      proxy = await startReverseProxy(kind, site);
      admin = await setUpAdmin();
    });
    afterAll(async () => {
      await proxy?.stop();
      await site?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    async function ask(target: string, options?: ProxiedRequest) {
      const response = await openThroughProxy(proxy, target, options);
      const body = await readAll(response);
      return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
    }

    /** By the link in the log, as an owner does. */
    async function setUpAdmin() {
      const [, token = ''] = /https:\/\/example\.com\/auth\/set-up#([\w-]+)/.exec(site.output()) ?? [];
      const body = new URLSearchParams({ token, ...CREDENTIALS }).toString();
      const { headers } = await ask('/auth/set-up', { method: 'POST', headers: FORM, body });
      return { origin: ORIGIN, cookie: joinCookies(headers['set-cookie']), 'content-type': 'application/json' };
    }

    const signIn = (email: string, password: string, options: ProxiedRequest = {}) =>
      ask('/auth', {
        method: 'POST',
        body: new URLSearchParams({ intent: 'sign-in', email, password, to: '' }).toString(),
        ...options,
        headers: { ...FORM, ...options.headers },
      });

    test('[OPS-7] its own check finds the configuration right', () => {
      expect(() => proxy.check()).not.toThrow();
    });

    test('[OPS-7] http and www lead to the domain by https, path and query kept', async () => {
      for (const [scheme, host] of [
        ['http', DOMAIN],
        ['http', `www.${DOMAIN}`],
        ['https', `www.${DOMAIN}`],
      ] as const) {
        expect(await follow(scheme, host, '/search?q=water'), `${scheme}://${host}`).toBe(`${ORIGIN}/search?q=water`);
      }
    });

    async function follow(scheme: 'http' | 'https', host: string, target: string): Promise<string> {
      const { status, headers } = await ask(target, { scheme, host });
      if (status === 200) return `${scheme}://${host}${target}`;
      expect([301, 308]).toContain(status);
      const next = new URL(headers.location ?? '');
      expect(next.port).toBe('');
      return follow(next.protocol === 'http:' ? 'http' : 'https', next.hostname, `${next.pathname}${next.search}`);
    }

    test('[OPS-7] pages, feeds and lists name the domain with https and no other place of the site', async () => {
      for (const target of ['/', '/blog/1', '/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt', '/llms.txt', '/blog/1.md']) {
        const { status, text } = await ask(target);
        expect(status, target).toBe(200);
        expect(text, target).not.toMatch(/localhost|127\.0\.0\.1|http:\/\/example\.com/);
      }
      expect((await ask('/blog/1')).text).toContain(`<link rel="canonical" href="${ORIGIN}/blog/1"`);
      expect((await ask('/feed.xml')).text).toContain(`<link>${ORIGIN}/blog/`);
    });

    test('[OPS-7] browsers are told once to keep to https, and compressed pages arrive as they were made', async () => {
      const { headers } = await ask('/', { headers: { 'accept-encoding': 'br' } });
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['content-encoding']).toBe('br');
    });

    test('[OPS-7] an owner signs in, with cookies for https alone', async () => {
      const { status, headers } = await signIn(CREDENTIALS.email, CREDENTIALS.password);
      expect(status).toBe(302);
      const session = headers['set-cookie']?.find((line) => line.startsWith('__Host-byline')) ?? '';
      expect(session).toMatch(/; Secure/);
      expect((await ask('/admin/security', { headers: { cookie: joinCookies(headers['set-cookie']) } })).status).toBe(200);
    });

    test('[OPS-7] a form of another site is refused', async () => {
      expect((await signIn(CREDENTIALS.email, CREDENTIALS.password, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    });

    test('[OPS-7] an image of 4.9 MB is taken and served, and one of 7 MB refused', async () => {
      const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a6b5c' } })
        .jpeg()
        .toBuffer();
      const { status, text } = await upload(padJpeg(picture, Math.floor(4.9 * MIB))); // few pixels: a busy machine encodes them in time
      expect(status, text).toBe(200);
      const { headers, body } = await ask(JSON.parse(text).image.url);
      expect(headers['content-type']).toMatch(/^image\//);
      expect(body.length).toBeGreaterThan(1000);
      expect((await upload(Buffer.alloc(7 * MIB))).status).toBe(413);
    });

    async function upload(bytes: Buffer) {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(bytes)]), 'photograph.jpg');
      const request = new Response(form);
      const type = request.headers.get('content-type') ?? '';
      const body = Buffer.from(await request.arrayBuffer());
      return ask('/admin/images/upload', { method: 'POST', headers: { ...admin, 'content-type': type }, body });
    }

    test('[OPS-7] [ADM-16] a change arrives at once on a page of the admin that is open', async () => {
      const stream = await openThroughProxy(proxy, '/admin/live', { headers: { ...admin, accept: 'text/event-stream' } });
      const events: string[] = [];
      stream.setEncoding('utf8').on('data', (text: string) => events.push(text));
      await until(() => events.join('').includes('event: change'));
      events.length = 0;
      const fields = {
        title: 'Behind a proxy',
        category: 'BRAND',
        excerpt: 'e',
        imageUrl: '/pictures/1.svg',
        content: '<p>x</p>',
        tags: '',
      };
      const saved = await ask('/admin/do/content.save', {
        method: 'POST',
        headers: admin,
        body: JSON.stringify({ kind: 'article', form: fields }),
      });
      expect(saved.status, saved.text).toBe(200);
      const answeredAt = performance.now();
      await until(() => events.join('').includes('event: change'));
      expect(performance.now() - answeredAt).toBeLessThan(2000);
      stream.destroy();
      expect((await ask('/feed.xml')).text).toContain('Behind a proxy');
    });

    test('[OPS-7] the proxy is believed who asks, and nobody else is', async () => {
      const tryFrom = (from: string, forged: string, account: string) =>
        signIn(`${account}@example.org`, 'not the right one', { from, headers: { 'x-forwarded-for': forged } });
      for (let count = 0; count < FREE_ATTEMPTS; count += 1) {
        expect((await tryFrom('127.0.0.5', `203.0.113.${count}`, `a${count}`)).text).not.toMatch(/\bwait\b/i);
      }
      expect((await tryFrom('127.0.0.5', '203.0.113.99', 'a-last')).text).toMatch(/wait \d+ seconds/);
      expect((await tryFrom('127.0.0.6', '203.0.113.1', 'b')).text).not.toMatch(/wait \d+ seconds/);
      const direct = { ...proxy, ports: { http: Number(new URL(site.url).port), https: 0 } };
      const tryDirectly = (forged: string, account: string) => {
        const body = new URLSearchParams({
          intent: 'sign-in',
          email: `${account}@example.org`,
          password: 'not the right one',
          to: '',
        }).toString();
        const headers = { ...FORM, 'x-forwarded-for': forged };
        return openThroughProxy(direct, '/auth', { method: 'POST', scheme: 'http', from: '127.0.0.7', headers, body }).then(readAll);
      };
      for (let count = 0; count < FREE_ATTEMPTS; count += 1) await tryDirectly(`203.0.113.${count}`, `c${count}`);
      expect(String(await tryDirectly('203.0.113.99', 'c-last'))).toMatch(/wait \d+ seconds/);
    });
  });
});

test.skipIf(!findProgram('caddy') || !findProgram('openssl'))('[OPS-7] behind Caddy a request waits for a site that restarts', async () => {
  const port = await freePort();
  const proxy = await startReverseProxy('caddy', { url: `http://127.0.0.1:${port}` });
  onTestFinished(proxy.stop);
  const asked = openThroughProxy(proxy, '/');
  await wait(1000);
  const restarted = createServer((_request, response) => response.end('here again')).listen(port, '127.0.0.1');
  onTestFinished(() => void restarted.close());
  expect(String(await readAll(await asked))).toBe('here again');
});

function joinCookies(lines: string[] = []): string {
  return lines.map((line) => line.split(';')[0]).join('; ');
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function until(isTrue: () => boolean) {
  const startedAt = performance.now();
  while (!isTrue()) {
    if (performance.now() - startedAt > 20_000) throw new Error('it did not come within 20 s');
    await wait(5);
  }
}
