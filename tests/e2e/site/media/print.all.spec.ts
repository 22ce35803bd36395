import { site as author } from '#site';
import { readQrCode } from '../../../support/read-qr-code.ts';
import { expect, test } from '../../support/fixtures.ts';

const PAGES = [
  '/blog/11',
  '/solution/find-the-leak-before-you-buy-more-traffic',
  '/about',
  '/services',
  '/services/brand-development',
  '/contact',
];

test('[ART-5] [PAGE-8] a print ends with the page’s address as a code that a phone reads, and screens show none of it', async ({
  page,
  baseURL,
}) => {
  for (const path of PAGES) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(path);
    const code = page.locator('.print-code');
    await expect(code).toBeHidden();
    await expect(page.getByRole('img', { name: 'QR code of the address' })).toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await readQrCode(await code.screenshot()), path).toBe(`${baseURL}${path}`);
  }
});

test('[PAGE-8] what prints about the author ends with where they are reached', async ({ page, baseURL }) => {
  const { email, telephone } = author.author;
  for (const path of ['/about', '/services', '/contact']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const note = await page.locator('.print-end').evaluate((element) => getComputedStyle(element, '::after').content);
    expect(note).toBe(`"${baseURL}${path} · ${email} · ${telephone}"`);
  }
});

test('[PAGE-8] /about prints as a profile of one sheet', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('[PAGE-8] on paper the empty form of /contact is left out, and one with a message in it is not', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByLabel('Message', { exact: true });
  await page.emulateMedia({ media: 'print' });
  await expect(message).toBeHidden();
  await expect(page.getByRole('link', { name: 'Save contact' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await message.fill('For my own files');
  await page.emulateMedia({ media: 'print' });
  await expect(message).toBeVisible();
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`[PAGE-8] /contact offers a vCard, and at ${width} pixels its code is read from the screen`, async ({ page, request, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: 'Save contact' })).toHaveAttribute('href', '/contact.vcf');
    const scanned = await readQrCode(await page.getByRole('img', { name: 'QR code with these contact details' }).screenshot());
    const answer = await request.get('/contact.vcf');
    expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    const card = await answer.text();
    expect(card).toContain(`\r\nFN:${author.author.name}\r\n`);
    expect(card).toContain(`\r\nURL:${baseURL}\r\n`);
    const lines = (scanned ?? '').split('\r\n');
    expect(lines.length).toBeGreaterThan(7);
    for (const line of lines) expect(card.split('\r\n')).toContain(line);
  });
}
