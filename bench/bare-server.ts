import { createServer } from 'node:http';
import { createLineWriter } from '#platform/log/line-writer.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { createAccessLog } from '#server/http/observe-requests.ts';
import type { BarePages } from '#tests/support/processes.ts';

/**
 * What everything is compared with: the least that Node's own server can do to send the same bytes. With `--log` it writes the site's own
 * line for each request by the site's own writer, the cheapest that there is: what a log costs weighs on both sides alike.
 */
process.once('message', (given: BarePages) => {
  const pages = new Map(
    Object.entries(given).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }] as const),
  );
  const log = process.argv.includes('--log') ? createAccessLog(createLog({ format: 'json', write: createLineWriter().write })) : undefined;
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const startedAt = log && performance.now();
    const { method, url: target = '' } = request;
    const page = pages.get(target);
    if (!page) return void response.writeHead(404).end();
    response.writeHead(200, page.headers);
    response.end(page.body);
    if (startedAt !== undefined) log?.({ method, target, status: 200, startedAt, bytes: page.body.length });
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
  process.once('SIGTERM', () => process.exit(0));
});
