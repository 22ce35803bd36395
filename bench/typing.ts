import { type CDPSession, chromium, type Page } from '@playwright/test';
import { sendRequest, signIn } from '../tests/support/admin-client.ts';
import { findBrowser } from '../tests/support/browser.ts';
import { startSite } from '../tests/support/site.ts';
import { median, percentile } from './statistics.ts';
import { printTable } from './table.ts';

const PROCESSOR_SLOWED = 4;
const WORDS = 10_000;
const KEYS = 200;
/** As fast as a good typist. */
const KEY_EVERY_MS = 110;

/** `npm run bench:typing`: what a key costs in the visual editor, in the middle of a long article, on a slow processor. */
async function main() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium here');
  const site = await startSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
    const headers = await signIn(site);
    const fields = { title: 'Long', category: 'BRAND', excerpt: 'Long.', tags: '', imageUrl: '/pictures/1.svg', content: writeArticle() };
    const answer = await sendRequest(site, '/admin/save/article', { method: 'POST', headers, body: JSON.stringify(fields) });
    const { id } = JSON.parse(answer.text).item;
    const page = await browser.newPage({ extraHTTPHeaders: { cookie: headers.cookie ?? '' } });
    await page.goto(`${site.url}/admin/articles/${id}`);
    await page.getByRole('toolbar').waitFor();
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWED });
    const { painted, busy } = await typeWords(page, wire);
    printTable([
      { figure: 'key to painted letter, median', value: median(painted), unit: 'ms' },
      { figure: 'key to painted letter, p95', value: percentile(painted, 0.95), unit: 'ms', bar: { most: 30 } },
      { figure: 'key to painted letter, slowest', value: Math.max(...painted), unit: 'ms' },
      { figure: 'main thread, all work after a key', value: busy, unit: 'ms' },
    ]);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function typeWords(page: Page, wire: CDPSession): Promise<{ painted: number[]; busy: number }> {
  await page.getByText('Paragraph 50 ').click();
  await page.waitForTimeout(2000);
  await page.evaluate(recordKeys);
  const before = await getTaskSeconds(wire);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdef '.charAt(key % 7) === ' ' ? 'Space' : 'abcdef '.charAt(key % 7));
    await page.waitForTimeout(KEY_EVERY_MS);
  }
  await page.waitForTimeout(1500);
  const busy = (((await getTaskSeconds(wire)) - before) * 1000) / KEYS;
  return { painted: await page.evaluate(() => globalThis.paintedKeys), busy };
}

async function getTaskSeconds(wire: CDPSession): Promise<number> {
  await wire.send('Performance.enable');
  const { metrics } = await wire.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

declare global {
  var paintedKeys: number[];
}

/** Runs in the page: milliseconds from each key to the end of the frame that shows it. */
function recordKeys() {
  const taken: number[] = [];
  globalThis.paintedKeys = taken;
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => taken.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    { capture: true },
  );
}

/** Headings, paragraphs, and lists, as articles have them. */
function writeArticle(): string {
  const words = 'the market opens early and every trader counts what is left before the first customer has come to ask for more'.split(' ');
  const write = (count: number) => Array.from({ length: count }, (_, index) => words[index % words.length]).join(' ');
  return Array.from({ length: 100 }, (_, index) => {
    const list = `<ul>\n<li>${write(8)}</li>\n<li>${write(8)}</li>\n</ul>`;
    return `<h2>${write(4)}</h2>\n<p>Paragraph ${index} <strong>${write(3)}</strong> ${write(WORDS / 100 - 25)}</p>\n${list}`;
  }).join('\n');
}

await main();
