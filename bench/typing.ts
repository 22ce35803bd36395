import { type CDPSession, chromium, type Page } from '@playwright/test';
import { sendRequest, signIn } from '../tests/support/admin-client.ts';
import { findBrowser } from '../tests/support/browser.ts';
import { startSite } from '../tests/support/site.ts';
import { median, percentile } from './statistics.ts';
import { printTable, type Row } from './table.ts';

const PROCESSOR_SLOWED = 4;
const WORDS = 10_000;
const KEYS = 120;
/** As fast as a good typist. */
const KEY_EVERY_MS = 110;

/** `npm run bench:typing`: what a key costs in the middle of a long article, in the visual editor and in what the browser alone brings. */
async function main() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium here');
  const site = await startSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
    const headers = await signIn(site);
    const fields = { title: 'Long', category: 'BRAND', excerpt: 'Long.', tags: '', imageUrl: '/pictures/1.svg', content: writeArticle() };
    const answer = await sendRequest(site, '/admin/do/content.save', {
      method: 'POST',
      headers,
      body: JSON.stringify({ kind: 'article', form: fields }),
    });
    const { id } = JSON.parse(answer.text).item;
    const page = await browser.newPage({ extraHTTPHeaders: { cookie: headers.cookie ?? '' } });
    await page.goto(`${site.url}/admin/articles/${id}`);
    await page.locator('[data-typing="ready"]').waitFor();
    const rows = await measureKeys(page, 'the form', { most: 30 });
    await page.goto('about:blank');
    await page.setContent(`<div contenteditable>${writeArticle()}</div>`);
    printTable([...rows, ...(await measureKeys(page, 'a bare contenteditable'))]);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measureKeys(page: Page, what: string, bar?: { most: number }): Promise<Row[]> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const atFullSpeed = await typeWords(page, wire);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWED });
  const { painted } = await typeWords(page, wire);
  await wire.detach();
  const row = (figure: string, value: number) => ({ figure: `${what}: ${figure}`, value, unit: 'ms' });
  return [
    row('processor time of a key', atFullSpeed.all),
    row('script of it', atFullSpeed.script),
    row('key to painted letter on a slow processor, median', median(painted)),
    { ...row('key to painted letter on a slow processor, p95', percentile(painted, 0.95)), ...(bar && { bar }) },
  ];
}

async function typeWords(page: Page, wire: CDPSession): Promise<{ painted: number[]; all: number; script: number }> {
  await page.getByText('Paragraph 50 ').click();
  await page.waitForTimeout(3000);
  await page.evaluate(recordKeys);
  const before = await readTimes(wire);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdef '.charAt(key % 7) === ' ' ? 'Space' : 'abcdef '.charAt(key % 7));
    await page.waitForTimeout(KEY_EVERY_MS);
  }
  await page.waitForTimeout(1500);
  const after = await readTimes(wire);
  const painted = await page.evaluate(() => globalThis.paintedKeys);
  return { painted, all: (after.all - before.all) / KEYS, script: (after.script - before.script) / KEYS };
}

/** Milliseconds of the main thread, without what other processes took from it. */
async function readTimes(wire: CDPSession): Promise<{ all: number; script: number }> {
  const { metrics } = await wire.send('Performance.getMetrics');
  const find = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return { all: find('TaskDuration'), script: find('ScriptDuration') };
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
