import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../support/admin-client.ts';
import { corpusFiles, readCorpus } from '../support/corpora.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { countAnswers, forEach, getTarget, sendBytes } from './support/raw-client.ts';

const AT_ONCE = 8;
/** What only stands in files that the server must not give away. */
const OF_A_FILE = /root:.*:0:0:|\[fonts\]|for 16-bit app support|"dependencies"|BEGIN [A-Z ]*PRIVATE KEY|SQLite format 3/;
const TRAVERSALS = ['deep_traversal.txt', 'directory_traversal.txt', 'traversals-8-deep-exotic-encoding.txt'];
const REDIRECTS = ['Open-Redirect-payloads.txt', 'open_redirect_wordlist.txt', 'openredirects.txt'];

const traversals = readAll(TRAVERSALS)?.map((line, index) => line.replace('{FILE}', index % 4 ? 'etc/passwd' : 'package.json'));
const redirects = readAll(REDIRECTS);
const requests = readRequests();
const lineBreaks = readCorpus('http/crlfinjection.txt');

function readAll(files: string[]): string[] | null {
  const lists = files.map((file) => readCorpus(`paths/${file}`));
  return lists.includes(null) ? null : [...new Set(lists.flatMap((list) => list ?? []))];
}

function readRequests(): { title: string; raw: string; messages: number }[] | null {
  const file = corpusFiles('http')?.find(({ name }) => name === 'llhttp-requests.json');
  return file ? JSON.parse(file.bytes.toString()) : null;
}

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ demo: true });
});
afterAll(async () => {
  const { status } = await getTarget(site.url, '/');
  await site.stop();
  expect(status, 'well afterwards').toBe(200);
  expect(site.output().match(/^.*"level":"error".*$/gm) ?? []).toEqual([]);
});

describe.runIf(traversals)('a path that leads out of the folder', () => {
  const inAreas = (line: string) => {
    const path = line.startsWith('/') ? line : `/${line}`;
    return [path, `/images${path}`, `/assets${path}`];
  };

  test('gives no file away, and is answered in words', async () => {
    const faults: string[] = [];
    const targets = new Set((traversals ?? []).flatMap(inAreas).map(toTarget));
    expect(targets.size).toBeGreaterThan(1000);
    await forEach([...targets], AT_ONCE, async (target) => {
      const { status, text, location } = await getTarget(site.url, target);
      if (OF_A_FILE.test(text)) faults.push(`a file: ${target}`);
      if (!isHome(location)) faults.push(`sent to ${location}: ${target}`);
      if (status < 200 || status >= 500) faults.push(`${status}: ${target}`);
    });
    expect(faults).toEqual([]);
  });
});

describe.runIf(redirects)('[AUTH-2] an address of another site', () => {
  test('[AUTH-2] is nowhere that a path leads, or `to` after signing in', async () => {
    const faults: string[] = [];
    const { cookie = '' } = await signIn(site);
    const paths = (redirects ?? []).map((line) => ({ target: line.startsWith('/') ? line : `/${line}`, cookie: '' }));
    const forms = (redirects ?? []).map((line) => ({ target: `/auth?to=${encodeURIComponent(line)}`, cookie: '' }));
    const signedIn = (redirects ?? []).flatMap((line) =>
      [encodeURIComponent(line), line.replace(/[#&+]/g, encodeURIComponent)].map((to) => ({ target: `/auth?to=${to}`, cookie })),
    );
    expect(signedIn.length).toBeGreaterThan(500);
    let led = 0;
    await forEach([...paths, ...forms, ...signedIn], AT_ONCE, async ({ target, cookie }) => {
      const { status, location, text } = await getTarget(site.url, toTarget(target), cookie);
      const links = [...text.matchAll(/<(?:a|form)\b[^>]*\s(?:href|action)="([^"]*)"/g)].map(([, link = '']) =>
        link.replaceAll('&amp;', '&'),
      );
      const foreign = links.find((link) => /example\.com|google|whitelisted/i.test(link) && !isHome(link));
      if (cookie && location) led += 1;
      if (!isHome(location)) faults.push(`sent to ${location}: ${target}`);
      if (foreign) faults.push(`a link to ${foreign}: ${target}`);
      if (status < 200 || status >= 500) faults.push(`${status}: ${target}`);
    });
    expect(faults).toEqual([]);
    expect(led, 'the signed-in are sent somewhere').toBeGreaterThan(500);
  });
});

describe.runIf(requests && lineBreaks)('odd requests on a bare connection', () => {
  test('none of the parser’s own corpus hangs, stops the server, or is answered twice', async () => {
    const faults: string[] = [];
    await forEach(requests ?? [], 4 * AT_ONCE, async ({ title, raw, messages }) => {
      const { host } = new URL(site.url);
      const bytes = Buffer.from(raw, 'base64');
      const named = Buffer.from(bytes.toString('latin1').replace(/\r?\n/, `\r\nHost: ${host}\r\n`), 'latin1');
      for (const one of [bytes, named]) {
        const { answer, isHanging } = await sendBytes(site.url, one);
        if (isHanging) faults.push(`hangs: ${title}`);
        if (countAnswers(answer) > Math.max(1, messages)) faults.push(`${countAnswers(answer)} answers to ${messages}: ${title}`);
        if (/^HTTP\/1\.1 5(?!01 Not Implemented)/m.test(answer)) faults.push(`${answer.slice(0, 20)}: ${title}`);
      }
    });
    expect(faults).toEqual([]);
  });

  test('two ways to say how long a body is never make two requests of one', async () => {
    const { host } = new URL(site.url);
    const hidden = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    const heads = [
      `Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked`,
      `Transfer-Encoding: chunked\r\nContent-Length: ${hidden.length}`,
      `Content-Length: 0\r\nContent-Length: ${hidden.length}`,
      `Content-Length: ${hidden.length}, ${hidden.length}`,
      'Transfer-Encoding: chunked, identity',
      'Transfer-Encoding: xchunked',
      'Transfer-Encoding : chunked',
      'Transfer-Encoding:\x0bchunked',
      `Content-Length: +${hidden.length}`,
      `Content-Length: 0x${hidden.length.toString(16)}`,
      `Content-Length\r\n : ${hidden.length}`,
    ];
    const faults: string[] = [];
    for (const head of heads) {
      for (const body of [hidden, `0\r\n\r\n${hidden}`, `5\r\nhello\n0\r\n\r\n${hidden}`]) {
        for (const path of ['/', '/auth']) {
          const { answer, isHanging } = await sendBytes(site.url, `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${head}\r\n\r\n${body}`);
          if (isHanging || countAnswers(answer) > 1 || /^HTTP\/1\.1 (2|5)/.test(answer)) faults.push(`${head}: ${answer.slice(0, 200)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('no line break in an address or a header becomes a header', async () => {
    const faults: string[] = [];
    const targets = (lineBreaks ?? []).flatMap((one) => [one, `/auth?to=${one}`, `/search?q=${one.slice(1)}`, `/category/Brand${one}`]);
    await forEach(targets, AT_ONCE, async (target) => {
      const { answer, isHanging } = await sendBytes(
        site.url,
        `GET ${target} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: close\r\n\r\n`,
        { silenceMs: 15_000 },
      );
      const [head = ''] = answer.split('\r\n\r\n');
      if (isHanging || !/^HTTP\/1\.1 [234]/.test(answer) || /^(set-cookie|x-injected|header-test):/im.test(head)) faults.push(target);
    });
    expect(faults).toEqual([]);
  });
});

/** Where a redirect or link leads inside the site: to a path, or to our own address. */
function isHome(location: string | undefined): boolean {
  if (location === undefined) return true;
  const home = new URL(site.url).origin;
  return URL.canParse(location, home) && new URL(location, home).origin === home;
}

/** What a request line cannot hold without ending early. */
function toTarget(line: string): string {
  return line.replace(/[ \t\r\n]/g, encodeURIComponent);
}
