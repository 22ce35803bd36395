import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AttackedSite } from '../support/attacked-site.ts';

export interface RawPages {
  /** An article whose text is the string as it is, unsanitised; everything else, the policy too, as the site serves it. */
  getUrl(index: number): string;
  /** Whether the pages have a policy at all. */
  hasPolicy: boolean;
  stop(): Promise<void>;
}

const PLACE = 'The raw text stands here';

/** Serves the site's own page with a raw string in the place of its text, as if nothing were sanitised. */
export async function serveRawPages(site: AttackedSite, strings: readonly string[]): Promise<RawPages> {
  const fields = { title: 'Raw text', excerpt: 'An excerpt.', category: 'BRAND', imageUrl: '/pictures/1.svg', tags: '' };
  const saved = await site.askAsAdmin('/admin/do/content.save', {
    method: 'POST',
    body: { kind: 'article', form: { ...fields, content: `<p>${PLACE}</p>` } },
  });
  const { headers, text: page } = await site.ask(`/blog/${JSON.parse(saved.text).item.id}`);
  if (page.split(`<p>${PLACE}</p>`).length !== 2) throw new Error('the text does not stand in the page once');
  const { 'content-length': _length, 'content-encoding': _encoding, etag: _etag, ...kept } = headers;
  const server = createServer(async (request, response) => {
    const index = /^\/raw\/(\d+)$/.exec(request.url ?? '')?.[1];
    if (index !== undefined) {
      response.writeHead(200, { ...kept, connection: 'keep-alive' });
      response.end(page.replace(`<p>${PLACE}</p>`, () => strings[Number(index)] ?? ''));
      return;
    }
    const { status, headers, body } = await site.ask(request.url?.startsWith('/assets/') ? request.url : '/no-such-file.txt');
    const { 'content-type': type = 'text/plain', 'cache-control': cache = 'no-store' } = headers;
    response.writeHead(status, { 'content-type': type, 'cache-control': cache }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    getUrl: (index) => `http://localhost:${port}/raw/${index}`,
    hasPolicy: /script-src 'self'/.test(String(headers['content-security-policy'])),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
