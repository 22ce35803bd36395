import type { CDPSession, Locator, Page } from '@playwright/test';

export type Input = 'mouse' | 'touch' | 'keyboard';

/** Where the page has been scrolled to before the reader does anything. */
export type Position = 0 | 1 | 100 | 1000 | 'end';

export const WIDTHS = [320, 390, 768, 1000, 1440, 1920];
export const POSITIONS: Position[] = [0, 1, 100, 1000, 'end'];
export const HEIGHT = 844;

/** How far a wheel or a finger goes. */
const STROKE = 400;
const MAX_STROKES = 40;
const TOUCH_MOVES = 6;

/** Somebody with a page before them: they scroll, press and push with what their device has, and nothing scrolls into view for them. */
export class Reader {
  readonly page: Page;
  readonly input: Input;
  #wire: CDPSession | undefined;
  #sendScripts: () => void = () => undefined;

  constructor(page: Page, input: Input) {
    this.page = page;
    this.input = input;
  }

  /** On a slow line no script comes before the reader has pressed something. */
  async open(path: string, { isSlow }: { isSlow: boolean }) {
    if (isSlow) {
      const { promise: isPressed, resolve } = Promise.withResolvers<void>();
      this.#sendScripts = resolve;
      await this.page.route('**/assets/*.js', async (route) => {
        await isPressed;
        await route.continue().catch(() => undefined); // the page may have been left
      });
    }
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await this.page.evaluate(() => document.fonts.ready); // or what moves when they come is taken for a scroll
  }

  /** Returns where the page is then. */
  async scrollTo(position: Position): Promise<number> {
    await this.page.evaluate((to) => {
      const top = to === 'end' ? document.documentElement.scrollHeight : to;
      scrollTo({ top, behavior: 'instant' });
    }, position);
    return this.getScroll();
  }

  /** Once whatever was done has been drawn. */
  getScroll(): Promise<number> {
    return this.page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      return scrollY;
    });
  }

  /** Presses what can be seen, where it stands. */
  async press(target: Locator) {
    if (this.input === 'keyboard') {
      await target.focus();
      await this.page.keyboard.press('Enter');
    } else {
      const { x, y } = await findCentre(target);
      if (this.input === 'touch') await this.page.touchscreen.tap(x, y);
      else await this.page.mouse.click(x, y);
    }
    this.#sendScripts();
  }

  /** Scrolls to what is further down, no further than it must: two taps on one spot would be a double tap. */
  async seekAndPress(target: Locator) {
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    await this.press(target);
  }

  async pressKeys(keys: string) {
    await this.page.keyboard.press(keys);
    this.#sendScripts();
  }

  /** Scrolls a list to its end and goes on, twice. */
  async pushPastEnd(list: Locator) {
    const isAtEnd = () => list.evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight >= scrollHeight - 1);
    const centre = this.input === 'keyboard' ? undefined : await findCentre(list);
    const push = () => (centre ? this.push(centre, STROKE) : this.page.keyboard.press('ArrowDown'));
    for (let strokes = 0; !(await isAtEnd()); strokes++) {
      if (strokes === MAX_STROKES) throw new Error('the list does not come to its end');
      await push();
      await this.getScroll();
    }
    await push();
    await push();
  }

  /** A wheel or a finger at a place; down is positive. */
  async push(at: Point, distance: number) {
    if (this.input === 'touch') return this.#swipe(at, { x: at.x, y: at.y - distance });
    await this.page.mouse.move(at.x, at.y);
    await this.page.mouse.wheel(0, distance);
  }

  /** To what is on the right of a strip. */
  async pushSideways(strip: Locator) {
    const centre = await findCentre(strip);
    if (this.input === 'touch') {
      await this.#swipe({ x: centre.x + 110, y: centre.y }, { x: centre.x - 110, y: centre.y }); // less would snap back
    } else {
      await this.page.mouse.move(centre.x, centre.y);
      await this.page.mouse.wheel(STROKE, 0);
    }
    this.#sendScripts();
  }

  async #swipe(from: Point, to: Point) {
    this.#wire ??= await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      this.#wire?.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', from);
    for (let part = 1; part <= TOUCH_MOVES; part++) {
      const share = part / TOUCH_MOVES;
      await send('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    await send('touchEnd');
  }
}

interface Point {
  x: number;
  y: number;
}

async function findCentre(target: Locator): Promise<Point> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed has no place');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
