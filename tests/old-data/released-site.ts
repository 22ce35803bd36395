import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '#tests/factories/accounts.ts';
import { sendRequest } from '#tests/support/admin-client.ts';
import type { RestoredSite } from './release.ts';
import type { Rows } from './rows.ts';

const BUSY_ATTEMPTS = 5;
const BUSY_MS = 500;

interface Site {
  url: string;
}

/** What a running site does not show, serve or let in of what a release has left, in words. `before` is what stood in its database. */
export async function findFaults(site: Site, owner: RestoredSite, before: Rows): Promise<string[]> {
  const faults = await Promise.all([findMissingPages(site, before), findMissingFiles(site, owner), signInTwice(site, owner)]);
  return faults.flat();
}

async function findMissingPages(site: Site, { articles: stored, growth_solutions, youtube_videos }: Rows): Promise<string[]> {
  const faults: string[] = [];
  const isPublic = ({ deletedAt, isDraft }: Record<string, unknown>) => deletedAt === null && !isDraft;
  const articles = new Map([...(stored ?? [])].filter(([, row]) => isPublic(row)));
  for (const [id, row] of stored ?? [])
    if (!isPublic(row) && (await sendRequest(site, `/blog/${encodeURIComponent(id)}`)).status === 200) faults.push(`/blog/${id} is public`);
  const feed = JSON.parse((await sendRequest(site, '/feed.json')).text);
  const titles = feed.items.map((item: { title: string }) => item.title);
  for (const [id, { title }] of articles) {
    if ((await sendRequest(site, `/blog/${encodeURIComponent(id)}`)).status !== 200) faults.push(`/blog/${id} is not served`);
    if (!titles.includes(title)) faults.push(`the feed lacks ${title}`);
    const found = JSON.parse((await sendRequest(site, `/api/search?q=${encodeURIComponent(String(title).slice(0, 12))}`)).text);
    if (!JSON.stringify(found).includes(`/blog/${id}`) && !JSON.stringify(found).includes(`"${id}"`))
      faults.push(`the search does not find ${id}`);
  }
  if (titles.length !== articles.size) faults.push(`the feed has ${titles.length} articles in place of ${articles.size}`);
  for (const [id, { isActive }] of growth_solutions ?? []) {
    const { status } = await sendRequest(site, `/solution/${id}`);
    if (status !== (isActive ? 200 : 404)) faults.push(`/solution/${id} is answered with ${status}`);
  }
  const home = (await sendRequest(site, '/')).text;
  if (!home.includes('Ama Mensah')) faults.push('the home page lacks the name that the owner has set');
  for (const { youtubeId } of youtube_videos?.values() ?? [])
    if (!home.includes(String(youtubeId))) faults.push(`the home page lacks video ${youtubeId}`);
  return faults;
}

async function findMissingFiles(site: Site, { images }: RestoredSite): Promise<string[]> {
  const faults: string[] = [];
  for (const [file, content] of Object.entries(images)) {
    const path = file.replace('content-images/', '/images/');
    let response = await sendRequest(site, path);
    for (let again = 0; response.status === 503 && again < BUSY_ATTEMPTS; again += 1) {
      await wait(BUSY_MS); // a busy site refuses readers for a moment
      response = await sendRequest(site, path);
    }
    const { status, body } = response;
    if (status !== 200 || !body.equals(content)) faults.push(`${file} is answered with ${status} and ${body.length} bytes`);
  }
  return faults;
}

/** By password and code, and by password and a recovery code. */
async function signInTwice(site: Site, owner: RestoredSite): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, code] of [
    ['the code of the app', codeOf(owner.otpauth)],
    ['a recovery code', owner.recoveryCodes[0] ?? ''],
  ] as const) {
    const first = await post(site, '/auth', { intent: 'sign-in', email: owner.email, password: owner.password });
    const cookie = first.cookies.join('; ');
    const second = await post(site, '/auth/two-factor', { code }, cookie);
    const admin = await sendRequest(site, '/admin/articles', { headers: { cookie: second.cookies.join('; ') } });
    if (admin.status !== 200) faults.push(`the owner does not get in by ${what}: ${first.status}, ${second.status}, ${admin.status}`);
  }
  return faults;
}

function post(site: Site, to: string, form: Record<string, string>, cookie = '') {
  const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) };
  return sendRequest(site, to, { method: 'POST', headers, body: new URLSearchParams(form).toString() });
}
