import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test('[DATA-6] built-in pictures follow the reader’s colour scheme', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await groundOf(page, '/pictures/1.svg');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(page, '/pictures/1.svg')).toBeLessThan(light - 20);
});

/** Mean brightness of a picture as the browser draws it, 0 to 255. */
function groundOf(page: Page, src: string): Promise<number> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = `${address}?${matchMedia('(prefers-color-scheme: dark)').matches}`;
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: 120, height: 96 }).getContext('2d');
    if (!context) return -1;
    context.drawImage(image, 0, 0, 120, 96);
    const { data } = context.getImageData(0, 0, 120, 96);
    return data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / (120 * 96 * 3);
  }, src);
}
