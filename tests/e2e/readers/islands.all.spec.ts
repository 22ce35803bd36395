import type { Locator } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { expectFocusShown } from '../support/keyboard.ts';
import { testEveryReader, type Visit } from './matrix.ts';
import type { Reader } from './reader.ts';

testEveryReader(
  '[PAGE-2] the contact form takes what is written and says what is missing',
  { isEachPosition: false },
  async (reader, visit) => {
    await begin(reader, '/contact', visit);
    const form = reader.page.locator('main form');
    const submit = form.getByRole('button', { name: 'Continue' });
    await reader.seekAndPress(submit);
    await expect(form.locator('.field-error')).toHaveCount(4);
    const name = form.getByLabel('Full name', { exact: true });
    await expect(name).toBeFocused();
    await expectFocusShown(reader.page);
    const written = { 'Full name': 'Ama', Email: 'ama@example.com', Subject: 'Tea', Message: 'Hello' };
    for (const [label, text] of Object.entries(written)) await write(reader, form.getByLabel(label, { exact: true }), text);
    await reader.seekAndPress(submit);
    const ways = reader.page.getByRole('group', { name: 'This form does not send yet' });
    await expect(ways).toBeVisible();
    await reader.seekAndPress(ways.getByRole('button', { name: 'Copy the message' }));
    await expect(ways.getByRole('status')).toHaveText('Message copied');
  },
);

testEveryReader('[ART-1] an article’s link is copied', { isEachPosition: false }, async (reader, visit) => {
  await begin(reader, '/blog/1', visit);
  await reader.seekAndPress(reader.page.getByRole('button', { name: 'Copy link' }));
  await expect(reader.page.locator('.share-note')).toHaveText('Link copied');
});

testEveryReader(
  '[VID-1] [HOME-6] the strip of videos moves on, and the newsletter answers',
  { isEachPosition: false },
  async (reader, visit) => {
    await begin(reader, '/', visit);
    await moveStrip(reader);
    const email = reader.page.getByLabel('Email', { exact: true });
    await write(reader, email, 'ama@example.com');
    await reader.seekAndPress(reader.page.getByRole('button', { name: 'Subscribe' }));
    await expect(reader.page.locator('.newsletter-note')).toHaveText(/\w/);
  },
);

async function begin(reader: Reader, path: string, { positions: [position = 0], ...line }: Visit) {
  await reader.open(path, line);
  await reader.scrollTo(position);
}

async function write(reader: Reader, field: Locator, text: string) {
  if (reader.input === 'keyboard') await field.focus();
  else await reader.seekAndPress(field);
  await expect(field).toBeFocused();
  await reader.page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** By its buttons where it shows them, else as one scrolls it; where the cards stand below each other there is nothing to move. */
async function moveStrip(reader: Reader) {
  const strip = reader.page.getByRole('region', { name: '360 Growth' });
  const track = strip.locator('.filmstrip-track');
  const next = strip.getByRole('button', { name: 'Next' });
  if (await next.isVisible()) {
    await reader.seekAndPress(next);
  } else if (await track.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)) {
    await track.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    if (reader.input === 'keyboard') {
      await track.focus();
      await reader.pressKeys('ArrowRight');
    } else {
      await reader.pushSideways(track);
    }
  } else {
    const last = strip.getByRole('listitem').last();
    await last.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(last).toBeInViewport({ ratio: 1 });
    return;
  }
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
}
