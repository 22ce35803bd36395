import { fromHtml } from 'hast-util-from-html';
import { toString as getText } from 'hast-util-to-string';
import type { ClientResponse } from '../../support/admin-client.ts';
import { readCorpus } from '../../support/corpora.ts';
import { type AttackedSite, findChangedTables } from './attacked-site.ts';
import { describeMarkup, findElements, type PageForm, readForms } from './page-forms.ts';
import { listAddresses } from './route-list.ts';

const FILES = [
  'Auth_Bypass.txt',
  'FUZZDB_Postgres_Enumeration.txt',
  'Generic_ErrorBased.txt',
  'Generic_TimeBased.txt',
  'SQL-Injection',
  'SQLi_Polyglots.txt',
];
const WORDS_OF_A_DATABASE =
  /sqlite|syntax error at or near|near "[^"]*": syntax|unrecognized token|unterminated quoted|invalid byte sequence|relation "|no such (column|table)|kysely|at .*\.server\.ts|violates|42601|22P0\d/i;
/** Longer than a page may take; those that tell a database to sleep take five seconds at least where it listens. */
const SLEPT_MS = 4500;

/** Every string of the shared corpus; null where it is missing. */
export function readStrings(): string[] | null {
  const lists = [readCorpus('strings/blns.json'), ...FILES.map((file) => readCorpus(`strings/${file}`))];
  return lists.includes(null) ? null : [...new Set(lists.flatMap((list) => list ?? []))];
}

/** Tables that rightly change when something is written and deleted, or when background work runs. */
const FOLLOWS = /^(content_?version|activity_?entries|gone_?addresses|item_?changes|jobs)$/i;

/** Sends each string in every field of every form and every query, and tells what went wrong. */
export async function proveStrings(
  site: AttackedSite,
  strings: readonly string[],
): Promise<{ sent: number; forms: number; faults: string[] }> {
  const faults: string[] = [];
  let sent = 0;
  const forms = await listForms(site);
  const plain = new Map<string, ReturnType<typeof describeMarkup>>();
  const before = await site.hashTables();
  const made: { kind: string; id: string }[] = [];

  for (const [index, text] of ['harmless', ...strings].entries()) {
    const isFirst = index === 0;
    for (const form of forms) {
      await look(`${form.method} ${form.page}`, text, isFirst, await send(site, form, text, false));
      if (index % 5 === 1) await look(`${form.method} ${form.page}, hidden fields too`, text, false, await send(site, form, text, true));
    }
    for (const [at, path] of listQueries(encodeURIComponent(text.toWellFormed())).entries()) {
      const answer = await site.ask(path, { headers: path.startsWith('/admin') ? site.admin : {} });
      await look(listQueries('…')[at] ?? '', text, isFirst, answer);
    }
    await saveEverywhere(text, isFirst);
    await site.db.deleteFrom('attempts').execute();
  }
  for (const body of made) {
    for (const name of ['trash', 'delete']) await site.askAsAdmin(`/admin/do/content.${name}`, { method: 'POST', body });
  }
  const changed = findChangedTables(before, await site.hashTables()).filter((name) => !FOLLOWS.test(name));
  if (changed.length) faults.push(`changed: ${changed.join(', ')}`);
  return { sent, forms: forms.length, faults };

  async function look(where: string, text: string, isPlain: boolean, { status, text: html, ms }: ClientResponse) {
    sent += 1;
    const say = (what: string) => faults.push(`${where}: ${what}: ${JSON.stringify(text.slice(0, 100))}`);
    if (status >= 500 && status !== 501) say(String(status));
    if (ms > SLEPT_MS && !isPlain) say(`${Math.round(ms)} ms`);
    const word = WORDS_OF_A_DATABASE.exec(html)?.[0];
    if (word && !text.toLowerCase().includes(word.toLowerCase())) say(word);
    if (!/^\s*<!doctype/i.test(html)) return;
    const markup = describeMarkup(html.replace(/<style>@font-face[\s\S]*?<\/style>/, '')); // what a first page brings of its own
    const known = plain.get(where);
    if (isPlain || !known) plain.set(where, markup);
    if (markup.handlers.length) say(`has ${markup.handlers[0]}`);
    const brought = /<script[^>]*>([^<]+)/i.exec(text)?.[1]?.trim();
    if (brought && markup.scripts.includes(brought)) say('has its script');
    for (const name of ['iframe', 'object', 'embed', 'base', 'style', 'marquee', 'math', 'audio', 'video'])
      if (markup.names.has(name) && !known?.names.has(name)) say(`has <${name}>`);
  }

  async function saveEverywhere(text: string, isFirst: boolean) {
    const title = text.slice(0, 200).toWellFormed().trim() || 'Empty';
    const excerpt = text.slice(0, 600).toWellFormed().trim() || 'Empty';
    const tags = text.replaceAll(',', ' ').slice(0, 1000).toWellFormed().trim();
    const shared = { title, excerpt, content: '<p>A text.</p>', imageUrl: '/pictures/1.svg' };
    const kinds = { article: { ...shared, category: 'BRAND', tags }, solution: { ...shared, isActive: 'on' } };
    for (const [kind, fields] of Object.entries(kinds)) {
      const answer = await site.askAsAdmin('/admin/do/content.save', { method: 'POST', body: { kind, form: fields } });
      await look(`save ${kind}`, text, isFirst, answer);
      if (answer.status !== 200) {
        faults.push(`save ${kind}: ${answer.status} ${answer.text.slice(0, 200)}: ${JSON.stringify(text.slice(0, 100))}`);
        continue;
      }
      const { id, fields: stored } = JSON.parse(answer.text).item;
      made.push({ kind, id });
      for (const [name, value] of Object.entries(fields)) {
        if (name !== 'content' && stored[name] !== value) faults.push(`save ${kind}: ${name} is ${stored[name]} and not ${value}`);
      }
      const page = await site.ask(`/${kind === 'article' ? 'blog' : kind}/${encodeURIComponent(id)}`);
      await look(`page of ${kind}`, text, isFirst, page);
      const [heading] = findElements(fromHtml(page.text), ({ tagName }) => tagName === 'h1');
      if (!heading || squeeze(getText(heading)) !== squeeze(title)) faults.push(`page of ${kind}: another heading than ${title}`);
    }
    for (const [path, body] of writesWith(text)) await look(path, text, isFirst, await site.askAsAdmin(path, { method: 'POST', body }));
  }
}

/** Writes of which nothing comes, whatever the text is. */
function writesWith(text: string): [path: string, body: object][] {
  const all = Object.fromEntries(['title', 'excerpt', 'content', 'imageUrl', 'category', 'tags', 'version'].map((name) => [name, text]));
  const save = '/admin/do/content.save';
  return [
    [save, { kind: 'article', form: { ...all, category: `${text}x` } }],
    [save, { kind: 'article', id: '1', form: { ...all, category: `${text}x` } }],
    [save, { kind: 'solution', form: { ...all, version: `${text}x` } }],
    [save, { kind: `${text}x`, id: text, form: all }],
    ['/admin/do/video.add', { urls: text.replaceAll('http', 'h') }],
    ['/admin/preview', { content: text }],
    ['/auth/reauthenticate', { intent: 'password', email: text, password: text }],
  ];
}

function listQueries(encoded: string): string[] {
  return [
    `/search?q=${encoded}`,
    `/api/search?q=${encoded}`,
    `/category/${encoded || 'x'}`,
    `/category/brand?page=${encoded}&sort=${encoded}&q=${encoded}`,
    `/blog/${encoded || 'x'}`,
    `/images/${encoded || 'x'}`,
    `/auth?mode=${encoded}&to=${encoded}`,
    `/auth/reset?token=${encoded}`,
    `/auth/confirm?token=${encoded}`,
    `/auth/set-up/${encoded || 'x'}`,
    `/admin/articles?q=${encoded}`,
    `/admin/articles?sort=${encoded}&show=${encoded}&category=${encoded}&page=${encoded}`,
    `/admin/solutions?q=${encoded}`,
    `/admin/${encoded || 'x'}/${encoded || 'x'}`,
  ];
}

/** The forms of all pages, as nobody and as the admin sees them. */
async function listForms(site: AttackedSite): Promise<PageForm[]> {
  const pages = [...listAddresses().map(({ path }) => path), '/auth?mode=sign-up'].filter(
    (path) => path !== '/admin/live' && !/\.\w+$/.test(path), // neither a stream nor a file
  );
  const forms = new Map<string, PageForm>();
  for (const page of pages) {
    for (const headers of [{}, site.admin]) {
      const { text, headers: answered } = await site.ask(page, { headers });
      if (!String(answered['content-type']).startsWith('text/html')) continue;
      for (const form of readForms(page, text))
        forms.set(`${form.action} ${form.fields.map(({ name, value, isHidden }) => `${name}${isHidden ? value : ''}`)}`, form);
    }
  }
  return [...forms.values()];
}

function send(site: AttackedSite, { action, method, fields }: PageForm, text: string, isHiddenToo: boolean): Promise<ClientResponse> {
  const body = new URLSearchParams(
    fields.map(({ name, value, isHidden }) => [name, isHidden && !isHiddenToo ? value : text.toWellFormed()]),
  ).toString();
  const headers = action.startsWith('/auth/security') || action.startsWith('/admin') ? site.admin : { origin: site.url };
  if (method === 'GET') return site.ask(`${action.split('?')[0]}?${body}`, { headers });
  return site.ask(action, { method, body, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } });
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
