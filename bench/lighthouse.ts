import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { Row } from './table.ts';

const DEBUG_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Lighthouse {
  default(url: string, options: object): Promise<{ lhr: Result } | undefined>;
}

interface Result {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/**
 * Lighthouse's four scores on its slow phone. It brings a hundred packages, so it is not among ours: `LIGHTHOUSE` names a folder
 * where `npm install lighthouse@13.5.0` has run. Without it there are no rows.
 */
export async function scoreWithLighthouse(executablePath: string, siteUrl: string, pages: string[]): Promise<Row[]> {
  const { LIGHTHOUSE } = process.env;
  if (!LIGHTHOUSE) return [];
  const entry = createRequire(path.join(path.resolve(LIGHTHOUSE), 'package.json')).resolve('lighthouse');
  const { default: lighthouse }: Lighthouse = await import(pathToFileURL(entry).href);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${DEBUG_PORT}`];
  const browser = await chromium.launch({ executablePath, args });
  const rows: Row[] = [];
  for (const page of pages) {
    const ran = await lighthouse(siteUrl + page, { port: DEBUG_PORT, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
    if (ran) rows.push(...rowsOf(page, ran.lhr));
  }
  await browser.close();
  return rows;
}

function rowsOf(page: string, { categories, audits }: Result): Row[] {
  const scores = CATEGORIES.flatMap((name) => categories[name] ?? []).map(({ title, score, auditRefs }) => {
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
    const why = failed.length ? ` (${failed.join(', ')})` : '';
    return { figure: `${page} Lighthouse, ${title}${why}`, value: Math.round((score ?? 0) * 100), unit: '', bar: { least: 100 } };
  });
  const lcp = audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
  const most = page === '/' ? 1100 : page === '/blog/1' ? 1000 : undefined;
  return [...scores, { figure: `${page} Lighthouse, LCP`, value: lcp, unit: 'ms', ...(most && { bar: { most } }) }];
}
