import { expect, type Page } from '@playwright/test';

/** Presses Tab until what has the focus is called that; throws when it is not reached. */
export async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 80; step++) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** The name of what has the focus, as far as a test needs it. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const hasLabels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
    const label = hasLabels ? element.labels?.[0]?.textContent : undefined;
    const labelledBy = document.getElementById(element?.getAttribute('aria-labelledby') ?? '')?.textContent;
    const shown = element instanceof HTMLElement ? element.innerText : element?.textContent; // a toggle's name for its other state is not shown
    return (element?.getAttribute('aria-label') ?? labelledBy ?? label ?? shown ?? '').trim();
  });
}

/** What has the focus is in the window, not under the header, and has an outline: its own, its card's or its field's. */
export async function expectFocusShown(page: Page) {
  await expect.poll(() => page.evaluate(faultOfFocus)).toBe('');
}

function faultOfFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return 'outside the window';
  const header = document.querySelector('.site-header');
  if (header && !header.contains(element) && !element.matches('.skip-link') && bottom <= header.getBoundingClientRect().bottom)
    return 'under the header';
  const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const field = element.closest('.search-form, .line-form');
  const styles = [getComputedStyle(element), getComputedStyle(element, '::after'), ...(field ? [getComputedStyle(field)] : [])];
  return styles.some(isOutlined) ? '' : `no outline on ${element.outerHTML.slice(0, 80)}`;
}
