import { expect, test } from 'vitest';
import { serve } from '#tests/support/serve.ts';

const SITE_URL = 'http://localhost:4512';

async function serveElsewhere(TRUSTED_PROXIES: string[] = []) {
  const site = await serve({ settings: { SITE_URL, HOST: '0.0.0.0', TRUSTED_PROXIES } });
  const ask = (headers: Record<string, string>, method = 'GET', target = '/auth') =>
    site.ask(target, { method, headers: { host: 'localhost:4512', ...headers } });
  const warnings = () => site.lines.filter(({ level }) => level === 'warn').map(({ event }) => event);
  return { ask, warnings };
}

test('[OPS-4] a request for another host is told why on its page, and the log is told once', async () => {
  const { ask, warnings } = await serveElsewhere();
  const { status, text } = await ask({ host: 'www.my-domain.com' });
  expect(status).toBe(421);
  expect(text).toContain(`<p>You asked for www.my-domain.com; SITE_URL says ${SITE_URL}. If that is this site’s address, set SITE_URL`);
  await ask({ host: 'www.my-domain.com' });
  expect(warnings()).toEqual([`a reader asked for www.my-domain.com; SITE_URL says ${SITE_URL}`]);
});

test('[OPS-4] strangers who ask for any host fill no log and write nothing into a page', async () => {
  const { ask, warnings } = await serveElsewhere();
  for (let at = 0; at < 20; at += 1) await ask({ host: `host-${at}.test` });
  expect(warnings()).toHaveLength(5);
  const { status, text } = await ask({ host: '"><script>alert(1)</script>' });
  expect(status).toBe(421);
  expect(text).not.toContain('script');
  expect(warnings()).toHaveLength(5);
});

test('[OPS-4] a sign-in that is refused for its origin is told why, as a page and as text for a page that runs', async () => {
  const { ask, warnings } = await serveElsewhere();
  const page = await ask({ origin: 'https://www.my-domain.com' }, 'POST');
  expect([page.status, page.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
  expect(page.text).toContain(`<p>This was sent from a page on https://www.my-domain.com; SITE_URL says ${SITE_URL}.`);
  const data = await ask({ origin: 'https://www.my-domain.com' }, 'POST', '/auth.data?index');
  expect([data.status, data.headers['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
  expect(data.text).toMatch(/^This was sent from a page on https:\/\/www\.my-domain\.com; SITE_URL says/);
  expect(warnings()).toEqual([`a form was sent from a page of https://www.my-domain.com; SITE_URL says ${SITE_URL}`]);
  const hidden = await ask({ origin: 'null' }, 'POST');
  expect(hidden.text).toContain(`Your browser doesn’t say that this was sent from a page on ${SITE_URL}.`);
  expect(warnings()).toHaveLength(1);
});

test.each([
  ['x-forwarded-for', 'X-Forwarded-For'],
  ['x-forwarded-proto', 'X-Forwarded-Proto'],
  ['x-forwarded-host', 'X-Forwarded-Host'],
  ['forwarded', 'Forwarded'],
])('[OPS-4] %s of a proxy that is not trusted is pointed out once', async (name, title) => {
  const { ask, warnings } = await serveElsewhere();
  for (let at = 0; at < 3; at += 1) await ask({ [name]: 'for=9.9.9.9' });
  expect(warnings()).toEqual([
    `requests from 127.0.0.1 carry ${title}, which is not believed: all who come through that proxy count as one client; if it is yours, set TRUSTED_PROXIES=127.0.0.1`,
  ]);
});

test('[OPS-4] a proxy that is trusted is not pointed out', async () => {
  const { ask, warnings } = await serveElsewhere(['127.0.0.0/8']);
  await ask({ 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
  expect(warnings()).toEqual([]);
});
