import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AttackedSite, startAttackedSite } from '../../../tests/security/support/attacked-site.ts';
import { startPostgresCluster } from '../../../tests/support/postgres-cluster.ts';
import { isShort, print, report } from '../../report.ts';

/**
 * sqlmap at level 2 on every parameter, on SQLite and, where the machine has one, on PostgreSQL. Attempts to sign in are forgotten all the
 * while, so that what is behind their limit is reached too.
 */
interface Target {
  /** With a `*` where a part of the path is tried. */
  path: string;
  parameters?: string;
  data?: string;
  asAdmin?: boolean;
}

const AT_MOST_MS = 300_000;
const FORGET_EVERY_MS = 250;
const NOTHING_FOUND = /do(?:es)? not (?:appear|seem) to be injectable/;
const FOUND = /sqlmap identified the following injection point/;

const article = { title: 'A', category: 'BRAND', excerpt: 'A', content: '<p>A</p>', imageUrl: '/pictures/1.svg', tags: 'a', version: '1' };
const solution = { title: 'A', excerpt: 'A', content: '<p>A</p>', imageUrl: '/pictures/1.svg', isActive: 'on', version: '1' };

const TARGETS: Target[] = [
  { path: '/search?q=market', parameters: 'q' },
  { path: '/api/search?q=market', parameters: 'q' },
  { path: '/category/brand?page=1&q=a&sort=newest', parameters: 'page,q,sort' },
  { path: '/category/brand*' },
  { path: '/blog/1*' },
  { path: '/blog/1?page=1', parameters: 'page' },
  { path: '/solution/the-growth-year-on-one-page*' },
  { path: '/images/aaaabbbbccccdddd-400.avif*' },
  { path: '/contact', data: 'name=A&email=a%40b.example&subject=A&message=A', parameters: 'name,email,subject,message' },
  { path: '/auth', data: 'intent=sign-in&to=&email=a%40b.example&password=seven+green+rivers', parameters: 'intent,to,email,password' },
  { path: '/auth/recover', data: 'email=a%40b.example', parameters: 'email' },
  { path: '/auth/reset?token=abc', parameters: 'token' },
  { path: '/auth/reset', data: 'token=abc&password=seven+green+rivers', parameters: 'token' },
  { path: '/auth/confirm?token=abc', parameters: 'token' },
  { path: '/admin/articles?q=a&category=BRAND&show=all&sort=newest&page=1', parameters: 'q,category,show,sort,page', asAdmin: true },
  { path: '/admin/articles/1*', asAdmin: true },
  { path: '/admin/do/content.save', data: JSON.stringify({ kind: 'article', id: '1', form: article }), asAdmin: true },
  {
    path: '/admin/do/content.save',
    data: JSON.stringify({ kind: 'solution', id: 'the-growth-year-on-one-page', form: solution }),
    asAdmin: true,
  },
  { path: '/admin/do/content.save*', data: JSON.stringify({ kind: 'article', id: '1', form: article }), asAdmin: true },
];

async function prove(name: string, databaseUrl?: string): Promise<string[]> {
  const site = await startAttackedSite(databaseUrl ? { databaseUrl } : {});
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-sqlmap-'));
  const forgetting = setInterval(() => void site.db.deleteFrom('attempts').execute(), FORGET_EVERY_MS);
  const faults: string[] = [];
  try {
    for (const target of isShort ? TARGETS.slice(0, 2) : TARGETS) {
      const what = `${name}: ${target.data ? 'POST' : 'GET'} ${target.path}`;
      const before = countRequests(site);
      const said = await runSqlmap(site, target, folder);
      const isFound = FOUND.test(said);
      const verdict = isFound ? 'FOUND' : NOTHING_FOUND.test(said) ? 'nothing found' : 'not finished';
      print(`${what}: ${verdict}, ${countRequests(site) - before} requests`);
      if (verdict !== 'nothing found') faults.push(`${what}: ${verdict}: ${said.slice(-1500)}`);
    }
    print(`${name}: ${countRequests(site)} requests`);
  } finally {
    clearInterval(forgetting);
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}

/** What sqlmap prints, until it ends or its time is over. */
function runSqlmap(site: AttackedSite, { path: target, parameters, data, asAdmin }: Target, folder: string): Promise<string> {
  const { origin = '', cookie = '' } = site.admin;
  const headers = [`Origin: ${origin}`, ...(data?.startsWith('{') ? ['Content-Type: application/json'] : [])];
  const args = [
    ...['--batch', '--level', '2', '--disable-coloring', '--flush-session', '--output-dir', folder, '--ignore-code', '400,401,403,404'],
    ...['--url', `${site.url}${target}`, '--headers', headers.join('\n'), '--drop-set-cookie', '--timeout', '20', '--retries', '1'],
    ...(parameters ? ['-p', parameters] : []),
    ...(data ? ['--data', data] : []),
    ...(asAdmin ? ['--cookie', cookie] : []),
  ];
  const { PATH = '' } = process.env;
  const child = spawn('sqlmap', args, { env: { PATH, HOME: folder }, stdio: ['ignore', 'pipe', 'pipe'], timeout: AT_MOST_MS });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });
}

function countRequests(site: AttackedSite): number {
  return site.output().split('"status":').length - 1;
}

async function main() {
  if (spawnSync('sqlmap', ['--version']).error) {
    print('skipped: sqlmap is not on this machine (Debian: apt-get install sqlmap)');
    return;
  }
  const faults = await prove('SQLite');
  const cluster = await startPostgresCluster().catch((error) => print(`skipped: PostgreSQL: ${error.message}`));
  if (cluster) faults.push(...(await prove('PostgreSQL', cluster.url).finally(cluster.stop)));
  report(faults);
}

await main();
