import { createServer } from 'node:http';

/** What everything is compared with: the least that Node's own server can do to send the same bytes. */
process.once('message', (given: Record<string, { headers: string[]; body: string }>) => {
  const pages = new Map(
    Object.entries(given).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }] as const),
  );
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const page = pages.get(request.url ?? '');
    if (!page) return void response.writeHead(404).end();
    response.writeHead(200, page.headers);
    response.end(page.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
  process.once('SIGTERM', () => process.exit(0));
});
