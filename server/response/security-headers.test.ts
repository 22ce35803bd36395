import { expect, test } from 'vitest';
import { page, serve } from '#tests/support/serve.ts';

const settings = { SITE_URL: 'https://site.test' };
const EVERYWHERE = [
  'strict-transport-security: max-age=31536000; includesubdomains',
  'x-content-type-options: nosniff',
  "content-security-policy: default-src 'none'",
];

test.each([
  ['a line that is not HTTP', '\u0016\u0003\u0001\u0002\r\n\r\n', 400],
  ['headers without an end', `GET / HTTP/1.1\r\nHost: site.test\r\nX: ${'a'.repeat(17 * 1024)}\r\n\r\n`, 431],
  ['a method that no one knows', 'BREW / HTTP/1.1\r\nHost: site.test\r\n\r\n', 501],
  ['a tunnel', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n', 405],
  ['another host', 'GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n', 421],
  ['what is not there', 'GET /assets/x.js HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n', 404],
  ['health', 'GET /healthz HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n', 200],
  ['readiness', 'GET /readyz HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n', 200],
])('the response to %s carries the policy and HSTS', async (_, bytes, status) => {
  const { raw } = await serve({ settings });
  const head = (await raw(bytes)).split('\r\n\r\n')[0]?.toLowerCase() ?? '';
  expect(head).toMatch(new RegExp(`^http/1.1 ${status} `));
  for (const header of EVERYWHERE) expect(head).toContain(`\r\n${header}`);
});

test.each(['application/rss+xml; charset=utf-8', 'application/xml'])(
  'XML as "%s" may have a style of this site and do nothing',
  async (contentType) => {
    const { ask } = await serve({ handler: async () => new Response('x', { headers: { 'content-type': contentType } }) });
    const policy = (await ask('/feed.xml')).headers['content-security-policy'];
    expect(policy).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'");
  },
);

test.each(['image/png', 'image/svg+xml', 'application/xhtml+xml', 'text/plain', 'application/json', ''])(
  'what is no page, such as "%s", may do nothing where it is opened by itself',
  async (contentType) => {
    const { ask } = await serve({ handler: async () => new Response('x', { headers: { 'content-type': contentType } }) });
    for (const path of ['/images/a.png', '/admin/x']) {
      const policy = (await ask(path)).headers['content-security-policy'];
      expect(policy).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox");
    }
  },
);

test('[AUTH-10] no page forbids itself passkeys', async () => {
  const { ask } = await serve({ handler: async () => page('x') });
  for (const path of ['/', '/auth']) expect((await ask(path)).headers['permissions-policy']).not.toContain('publickey-credentials');
});
