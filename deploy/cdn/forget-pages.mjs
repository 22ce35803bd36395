// Empties nginx's cache when Byline asks for it: run it beside nginx, as its user, and give Byline the address.
//   CACHE=/var/cache/nginx/byline PURGE_TOKEN=… PORT=8099 node forget-pages.mjs
//   PURGE_URL=http://127.0.0.1:8099/ (and the same PURGE_TOKEN) for Byline
import { createHash, timingSafeEqual } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const { CACHE = '/var/cache/nginx/byline', PURGE_TOKEN = '', HOST = '127.0.0.1', PORT = '8099' } = process.env;
if (PURGE_TOKEN.length < 16) throw new Error('PURGE_TOKEN must have 16 characters at least');

const digest = (text) => createHash('sha256').update(text).digest();
const expected = digest(`Bearer ${PURGE_TOKEN}`);
const server = createServer(async (request, response) => {
  request.resume();
  const isAllowed = request.method === 'POST' && timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
  if (!isAllowed) return response.writeHead(403).end();
  try {
    for (const name of await readdir(CACHE)) await rm(path.join(CACHE, name), { recursive: true, force: true });
    response.writeHead(204).end();
  } catch (error) {
    process.stderr.write(`${error}\n`);
    response.writeHead(500).end();
  }
});
server.listen(Number(PORT), HOST, () => process.stdout.write(`empties ${CACHE} when asked at http://${HOST}:${PORT}/\n`));
