import type { Page } from '@playwright/test';
import { site as author } from '#site';
import { openSharedSite } from '../../support/shared-sites.ts';
import { expect, test } from '../support/fixtures.ts';

const WRITTEN = { 'Full name': 'Ama Owusu', Email: 'ama@example.com', Subject: 'Tea & cake', Message: 'First line\nSecond: 100 %?' };
const FORM = { name: 'Ama Owusu', email: 'ama@example.com', subject: 'Tea & cake', message: 'First line\nSecond: 100 %?' };

async function write(page: Page, written: Partial<typeof WRITTEN> = WRITTEN) {
  for (const [label, text] of Object.entries(written)) await field(page, label).fill(text);
}

function field(page: Page, label: string) {
  return page.locator('main form').getByLabel(label, { exact: true });
}

const submit = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const ways = (page: Page) => page.getByRole('group', { name: 'This form does not send yet' });

async function expectWays(page: Page) {
  await expect(ways(page)).toBeVisible();
  const mail = new URL((await ways(page).getByRole('link', { name: 'Open in your email app' }).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe(author.author.email);
  expect(mail.searchParams.get('subject')).toBe(FORM.subject);
  expect(mail.searchParams.get('body')).toBe('First line\r\nSecond: 100 %?\r\n\r\nAma Owusu\r\nama@example.com');
  const chat = new URL((await ways(page).getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) ?? '');
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${author.whatsapp}`);
  expect(chat.searchParams.get('text')).toBe('Tea & cake\n\nFirst line\nSecond: 100 %?\n\nAma Owusu\nama@example.com');
}

async function expectWritten(page: Page, written: Partial<typeof WRITTEN> = WRITTEN) {
  for (const [label, text] of Object.entries(written)) await expect(field(page, label)).toHaveValue(text);
}

test('[PAGE-2] [SITE-4] the page gives the contact details, social links and the note on response time', async ({ page }) => {
  await page.goto('/contact');
  const facts = page.locator('.facts');
  await expect(facts.getByRole('link', { name: author.author.email })).toHaveAttribute('href', `mailto:${author.author.email}`);
  await expect(facts.getByRole('link', { name: author.author.telephone })).toHaveAttribute(
    'href',
    `tel:${author.author.telephone.replace(/[^+\d]/g, '')}`,
  );
  await expect(facts).toContainText(author.author.location);
  await expect(facts).toContainText(author.claims.reply);
  for (const { name, url } of author.social) await expect(facts.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
});

test('[PAGE-2] Continue logs exactly the form in the browser’s console, sends nothing and tells the truth', async ({ page }) => {
  await page.goto('/contact');
  await write(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const logged = page.waitForEvent('console');
  await submit(page);
  const message = await logged;
  expect(message.type()).toBe('info');
  expect(await Promise.all(message.args().map((argument) => argument.jsonValue()))).toEqual([FORM]);
  await expectWays(page);
  await expect(ways(page)).toBeFocused();
  await expectWritten(page);
  expect(requests.filter((request) => !request.startsWith('GET /assets/'))).toEqual([]);
  expect((await openSharedSite('demo')).output).not.toContain('Owusu');
});

test('[PAGE-2] the message is copied, and what is changed afterwards is in the links', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await write(page, { ...WRITTEN, Subject: 'Coffee' });
  await submit(page);
  await field(page, 'Subject').fill('Tea & cake');
  await expectWays(page);
  await ways(page).getByRole('button', { name: 'Copy the message' }).click();
  await expect(ways(page).getByRole('status')).toHaveText('Message copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Tea & cake\n\nFirst line\nSecond: 100 %?\n\nAma Owusu\nama@example.com',
  );
});

test('[PAGE-2] all four are required: each empty field says so, and the first one is focused', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'Email').fill('ama@');
  await submit(page);
  await expect(page.locator('.field-error')).toHaveText([
    'Please enter your full name.',
    'Please enter a valid email address.',
    'Please enter a subject.',
    'Please write your message.',
  ]);
  await expect(field(page, 'Full name')).toBeFocused();
  await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect(ways(page)).toHaveCount(0);
  await field(page, 'Full name').fill('Ama');
  await expect(page.locator('.field-error')).toHaveCount(3);
});

test('[PAGE-2] the first click on Continue of an untouched form says what is missing', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact');
  await submit(page);
  await expect(page.locator('.field-error')).toHaveCount(4);
  await expect(field(page, 'Full name')).toBeFocused();
});

test('[PAGE-2] what was written stays when the reader goes away and comes back, until they clear it', async ({ page }) => {
  await page.goto('/contact');
  await write(page);
  await submit(page);
  await expect(ways(page)).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await expectWritten(page);
  await page.getByRole('link', { name: 'Clear' }).click();
  await expectWritten(page, { 'Full name': '', Email: '', Subject: '', Message: '' });
  await expect(ways(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
});

test('[PAGE-2] what was written is there again after leaving by a link and coming back by a link, until it is cleared', {
  tag: '@all',
}, async ({ page }) => {
  const followed = async (name: string, url: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(url);
  };
  await page.goto('/contact');
  await write(page);
  await followed('Privacy', '/privacy');
  await followed('Contact', '/contact');
  await expectWritten(page); // before the form is awake
  await field(page, 'Subject').fill('Coffee');
  await submit(page);
  await expect(ways(page)).toBeVisible();
  await followed('Privacy', '/privacy');
  await followed('Contact', '/contact');
  await expectWritten(page, { ...WRITTEN, Subject: 'Coffee' });
  await submit(page); // as it stands
  const mail = ways(page).getByRole('link', { name: 'Open in your email app' });
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault())); // there is none here
  await mail.click();
  await followed('Privacy', '/privacy');
  await followed('Contact', '/contact');
  await expectWritten(page, { ...WRITTEN, Subject: 'Coffee' }); // the site cannot know whether it was sent
  await page.getByRole('link', { name: 'Clear' }).click();
  await followed('Privacy', '/privacy');
  await followed('Contact', '/contact');
  await expectWritten(page, { 'Full name': '', Email: '', Subject: '', Message: '' });
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
});

test.describe('a page whose scripts never come', () => {
  test('[PAGE-2] Clear forgets what was written before the form is awake too', { tag: '@all' }, async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await write(page);
    await page.getByRole('link', { name: 'Clear' }).click({ noWaitAfter: true });
    await expectWritten(page, { 'Full name': '', Email: '', Subject: '', Message: '' });
  });
});

test('[PAGE-2] another tab does not show what was written', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/contact');
  await write(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectWritten(other, { 'Full name': '', Email: '', Subject: '', Message: '' });
});

test('[PAGE-2] with storage forbidden, or what it holds broken, the form works', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => sessionStorage.setItem('contact', '{"name":'));
  await page.reload();
  await expectWritten(page, { 'Full name': '', Email: '', Subject: '', Message: '' });
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    }),
  );
  await page.reload();
  await write(page);
  await submit(page);
  await expectWays(page);
  await page.getByRole('link', { name: 'Clear' }).click();
  await expectWritten(page, { 'Full name': '', Email: '', Subject: '', Message: '' });
});

test('[PAGE-2] what is typed before the form is awake stays when it wakes', { tag: '@all' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await write(page);
  release();
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
  await expectWritten(page);
  await submit(page);
  await expectWays(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAGE-2] the page comes back with what was written, the truth, and the ways that do send', async ({ page }) => {
    await page.goto('/contact');
    await write(page);
    await submit(page);
    await expectWays(page);
    await expect(ways(page)).toBeInViewport();
    await expect(ways(page).getByRole('button')).toHaveCount(0);
    await expectWritten(page);
    await page.getByRole('link', { name: 'Clear' }).click();
    await expectWritten(page, { 'Full name': '', Email: '', Subject: '', Message: '' });
    expect((await openSharedSite('demo')).output).not.toContain('Owusu');
  });

  test('[PAGE-2] the browser itself asks for what is missing', { tag: '@all' }, async ({ page }) => {
    await page.goto('/contact');
    for (const label of Object.keys(WRITTEN)) await expect(field(page, label)).toHaveAttribute('required', '');
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  });
});

test('[PAGE-2] a post with fields missing is answered with 400, what was written and a message beside each', async ({ request, site }) => {
  const answer = await request.post('/contact', {
    form: { name: 'A "quoted" <b>', email: 'nobody', subject: ' ', message: '' },
    headers: { origin: site.url },
  });
  expect(answer.status()).toBe(400);
  const html = await answer.text();
  expect(html).toContain('Please enter a valid email address.');
  expect(html).toContain('Please enter a subject.');
  expect(html).toContain('Please write your message.');
  expect(html).not.toContain('Please enter your full name.');
  expect(html).toContain('A &quot;quoted&quot; &lt;b&gt;');
  expect(html).not.toContain('does not send yet');
});

test('[PAGE-2] a message of any kind is kept as it is, and cannot break the page', { tag: '@all' }, async ({ request, site }) => {
  const message = `</textarea><script>alert(1)</script>${'é'.repeat(20_000)}\u0000\ud83e`;
  const answer = await request.post('/contact', { form: { ...FORM, message }, headers: { origin: site.url } });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('Your message is long');
});

test('[PAGE-2] the social links are evenly spaced, however short their names', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/contact');
  const words = await page.locator('.facts .inline-list a').evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const { left, right, top } = range.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  const gaps = words.slice(1).flatMap(({ left, top }, at) => (words[at]?.top === top ? [left - (words[at]?.right ?? 0)] : []));
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
  const [start, firstWord] = await Promise.all([
    page
      .locator('.facts dd')
      .first()
      .evaluate((fact) => fact.getBoundingClientRect().left),
    words[0]?.left,
  ]);
  expect(firstWord).toBeCloseTo(start, 0);
});
