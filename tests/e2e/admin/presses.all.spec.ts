import type { Page, Request, Route } from '@playwright/test';
import { adminPages } from '#app/admin-pages.ts';
import { contentKinds } from '#app/kinds.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { createUser } from '../../factories/accounts.ts';
import { extensionTests } from '../../support/extensions.ts';
import { expect, storeArticle } from '../support/admin.ts';
import { type Controls, installControls } from '../support/controls.ts';
import { testWithMail } from '../support/mail.ts';
import { pressPoint } from '../support/mouse.ts';
import { changeDatabase } from '../support/site.ts';

const test = testWithMail();

/** The frame around the pages is pressed on this one alone. */
const PAGE_WITH_FRAME = '/admin/articles';
/** Has no control where SMTP_URL is set, as it is here; `email-setup.spec.ts` presses those that it has elsewhere. */
const WITHOUT_CONTROLS = 'email';
/** The first row of a list stands for all: ` first` opens its form. */
const PAGES = [
  ...contentKinds.flatMap(({ adminSegment }) => [`/admin/${adminSegment}`, `/admin/${adminSegment}/new`]),
  ...contentKinds.filter(isWritten).map(({ adminSegment }) => `/admin/${adminSegment} first`),
  ...adminPages.flatMap(({ path }) => (path === WITHOUT_CONTROLS ? [] : `/admin/${path}`)),
  ...settingsKinds.map(({ name }) => `/admin/site/${name}`),
  ...extensionTests.flatMap(({ pages = [] }) => pages),
  '/admin/services first',
];

/** Requests that no press makes: what an open page asks for. */
const OWN_REQUESTS = /\/admin\/(recovery|live|preview)|\/assets\/|\/__manifest/;
const WITHIN_MS = 5000;

test.use({ allowedMessages: [[/./], { scope: 'test' }], contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ api, site }) => {
  const isNew = await changeDatabase(site, async (db) => {
    const fields = JSON.stringify({ takesMessages: 'on', hasNewsletter: 'on', postalAddress: 'Accra' });
    await db
      .updateTable('siteDocuments')
      .set((eb) => ({ fields, version: eb('version', '+', 1) }))
      .where('id', '=', 'mailing')
      .execute();
    if (await db.selectFrom('redirects').select('address').executeTakeFirst()) return false;
    for (const { fillTables } of extensionTests) await fillTables?.(db, 'Words');
    await createUser(db, { email: 'editor@example.org', role: 'editor' });
    await db.insertInto('redirects').values({ address: '/old', target: '/about', createdAt: new Date().toISOString() }).execute();
    return true;
  });
  await fetch(`${site.url}/contact`, { method: 'POST', body: new URLSearchParams() }); // a post sees every change
  if (!isNew) return;
  const { id } = await storeArticle(api, { title: 'In the trash', content: '<p>x</p>' });
  await api.post('/admin/do/content.trash', { data: { kind: 'article', id } });
});

const call = <Name extends keyof Controls>(page: Page, name: Name, ...given: Parameters<Controls[Name]>) =>
  page.evaluate(
    ([method, values]) => {
      const { controls } = window as unknown as { controls: Record<string, (...values: unknown[]) => unknown> };
      return controls[method]?.(...values);
    },
    [name, given] as const,
  ) as Promise<Awaited<ReturnType<Controls[Name]>>>;

/**
 * A page whose ground no press changes: the site answers reads alone, and a navigation is asked for but never arrives. Requests, files
 * that are asked for or sent, new windows and questions are counted.
 */
async function openGround(page: Page, path: string) {
  let seen = 0;
  let isOpening = true;
  const underWay = new Set<Request>();
  const see = () => {
    seen += 1;
  };
  const answer = (route: Route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    if (isOpening && request.method() === 'GET') return route.continue();
    if (request.method() !== 'GET' || request.isNavigationRequest()) return route.fulfill({ status: 204 });
    searchParams.delete('_routes');
    const asked = pathname.replace(/\.data$/, '') + (searchParams.size > 0 ? `?${searchParams}` : '');
    const here = new URL(page.url());
    if (!pathname.endsWith('.data') || asked === here.pathname + here.search) return route.continue();
    underWay.delete(request);
    return undefined; // the page stays where it is
  };
  await page.addInitScript(installControls, { hasFrame: path === PAGE_WITH_FRAME });
  await page.context().route('**/*', answer);
  page.context().on('request', (request) => {
    if (OWN_REQUESTS.test(request.url())) return;
    underWay.add(request);
    see();
  });
  page.context().on('requestfinished', (request) => void underWay.delete(request));
  page.context().on('requestfailed', (request) => void underWay.delete(request));
  page.on('filechooser', see);
  page.on('download', see);
  page.context().on('page', (popup) => {
    see();
    void popup.close();
  });
  page.on('dialog', (dialog) => {
    see();
    void dialog.accept();
  });

  const settle = () =>
    expect
      .poll(async () => underWay.size === 0 && (await call(page, 'isQuiet')), { timeout: WITHIN_MS, intervals: [10, 50, 100, 250] })
      .toBe(true)
      .catch(() => undefined);
  let address = path;
  const load = async () => {
    isOpening = true;
    await page.goto(address);
    await settle();
    if (await page.locator('.content-form').count()) await openAll(page);
    await settle();
    isOpening = false;
  };
  const [list = '', first] = path.split(' ');
  if (first) {
    await page.goto(list);
    address = (await page.locator(`main a[href^="${list}/"]:not([href$="/new"])`).first().getAttribute('href')) ?? '';
  }
  await load();
  return { load, settle, countSeen: () => seen };
}

/** Opens the settings of a content form, and what is folded there. */
async function openAll(page: Page): Promise<void> {
  const settings = page.getByRole('dialog').getByRole('button', { name: 'Settings' });
  if ((await settings.count()) > 0) await settings.click();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.content-form-facts details')) details.open = true;
  });
}

interface Waiting {
  name: string;
  /** What has to be pressed before, so that it is there. */
  openers: readonly string[];
}

for (const path of PAGES) {
  test(`[ADM-11] every control of ${path} does something when a mouse presses it`, async ({ page }) => {
    const { load, settle, countSeen } = await openGround(page, path);
    test.slow();
    const atFirst = await call(page, 'list');
    const waiting: Waiting[] = atFirst.map((name) => ({ name, openers: [] }));
    const known = new Set(atFirst);
    const dead: string[] = [];
    const unreached: string[] = [];

    /** The point of a control: on the page as it is, then after its openers, then without what the presses before have changed. */
    async function reach({ name, openers }: Waiting, isFresh = false) {
      const replay = async () => {
        for (const opener of openers) {
          await call(page, 'open', opener);
          await settle();
        }
        return call(page, 'find', name);
      };
      const reload = async () => {
        await load();
        return replay();
      };
      if (isFresh) return reload();
      let point = await call(page, 'find', name);
      if (typeof point === 'string') {
        await page.keyboard.press('Escape');
        await settle();
        point = await replay();
      }
      return typeof point === 'string' ? reload() : point;
    }

    async function press(control: Waiting, isFresh = false): Promise<'reacted' | 'dead' | 'gone' | 'covered'> {
      const point = await reach(control, isFresh);
      if (typeof point === 'string') return point;
      const before = countSeen();
      await pressPoint(page, point);
      const hasReacted = async () => countSeen() > before || (await call(page, 'hasReacted').catch(() => true)); // or the page has gone
      return expect
        .poll(hasReacted, { timeout: WITHIN_MS, intervals: [20, 50, 100, 250] })
        .toBe(true)
        .then(() => 'reacted' as const)
        .catch(() => (isFresh ? 'dead' : press(control, true)));
    }

    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, openers } = next;
      const outcome = await press(next);
      if (outcome === 'gone') unreached.push(name);
      else if (outcome !== 'reacted') dead.push(outcome === 'covered' ? `${name} (covered)` : name);
      await settle();
      const shown = await call(page, 'list').catch(() => []);
      const opened = shown.filter((each) => !known.has(each));
      for (const each of opened) known.add(each);
      if (openers.length < 2) waiting.unshift(...opened.map((each) => ({ name: each, openers: [...openers, name] })));
    }
    const leftOut = [...(await call(page, 'repeated').catch(() => [])), ...unreached];
    test.info().annotations.push({ type: 'pressed', description: `${known.size - unreached.length}` });
    test.info().annotations.push({ type: 'left out', description: leftOut.join(', ') });
    expect(atFirst.length, 'controls of the page').toBeGreaterThan(0);
    expect(dead, 'pressed, and nothing happened').toEqual([]);
  });
}
