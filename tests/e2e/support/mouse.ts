import type { Locator, Page } from '@playwright/test';

const PRESS_MS = 60;

/** Presses a point for as long as a hand does: a page may change between the button going down and up. */
export async function pressPoint(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

export async function pressWithMouse(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('nothing to press');
  await pressPoint(control.page(), { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}
