import { colours } from '#features/colours/brand-colours.ts';
import { oklchToHex } from '#ui/oklch.ts';
import { expect, test, toast } from '../../support/admin.ts';

/** What Playwright itself does in a frame without scripts is blocked there; what is refused is written down. */
test.use({ allowedMessages: [/^Blocked script execution in 'about:srcdoc|Hard to read/] });

const MAIN = /^(Save|Update)$/;

test('[SITE-8] colours are measured as they are chosen, seen beside the form, and on the site once saved', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await page.goto('/admin/site/looks');
  const form = page.getByRole('dialog');
  const preview = form.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
  const html = preview.locator('html');
  const getAccent = () => html.evaluate((root) => getComputedStyle(root).getPropertyValue('--accent'));
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await getAccent();

  await form.getByRole('radio', { name: 'Forest' }).check();
  await expect.poll(getAccent).not.toBe(before);
  await form.getByRole('radio', { name: 'My own' }).check();
  const own = form.getByRole('textbox', { name: 'In the light theme', exact: true });
  await own.fill('#ff8800');
  await expect(form.getByText(/Hard to read in the light theme: it has a contrast of 1\.\d to 1/)).toBeVisible();
  await form.getByRole('button', { name: MAIN }).click();
  await expect(form.getByRole('textbox', { name: 'In the light theme', exact: true })).toHaveAttribute('aria-invalid', 'true');
  await own.fill('#7a1f3d');
  await expect(form.getByText(/Hard to read/)).toHaveCount(0);
  await expect(form.getByText(/Lowest contrast: \d+(\.\d)? to 1 in the light theme/)).toBeVisible();
  await form.getByRole('radio', { name: 'Kente' }).check();
  await form.getByRole('radio', { name: 'Dark only' }).check();
  await expect(html).toHaveClass('theme-dark');
  await expect
    .poll(() =>
      preview
        .locator('.category-marketing')
        .first()
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--thread-3')),
    )
    .toContain('oklch(30%');
  await form.getByRole('button', { name: MAIN }).click();
  await expect(toast(page, 'Design updated successfully')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.goto(`${site.url}/`);
  const root = page.locator('html');
  await expect(root).toHaveClass('theme-dark');
  expect(await root.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
  await expect(page.getByRole('button', { name: /light and dark/ })).toHaveCount(0);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', oklchToHex(...colours.paper.dark));
  await page.goto('/admin/site');
  await expect(root).toHaveClass('theme-light'); // whoever writes has chosen
});
