import { expect, test, vi } from 'vitest';
import { createTestSite } from '#tests/factories/doctor/checked-site.ts';
import { checks } from './checks.server.ts';
import { PART_NAMES, summarize, well, wrong } from './findings/checkup.ts';
import { createCheckupKeeper } from './keep-checkup.server.ts';
import { printCheckup } from './print-checkup.ts';
import { type Check, runChecks } from './run-checks.server.ts';

const site = createTestSite();
const check = (part: Check['part'], run: Check['run'], needs: Check['needs'] = []): Check => ({ part, needs, run });

test('[OPS-4] each part is looked at, in the order in which it is told', () => {
  expect(checks.map(({ part }) => part)).toEqual(Object.keys(PART_NAMES));
});

test('[OPS-4] a check that fails, and one that never ends, say so and hide no other', async () => {
  const ended = vi.fn();
  const { level, parts } = await runChecks(
    [
      check('disk', async () => {
        throw new Error('out of order');
      }),
      check('mail', (_site, signal) => {
        signal.addEventListener('abort', ended);
        return new Promise(() => undefined);
      }),
      check('author', async () => [well('fine')]),
    ],
    site,
    { limitMs: 1000 },
  );
  expect(level).toBe('wrong');
  expect(parts).toEqual([
    {
      part: 'disk',
      name: 'Disk',
      level: 'wrong',
      findings: [expect.objectContaining({ message: 'This could not be looked at: out of order.' })],
    },
    {
      part: 'mail',
      name: 'Email',
      level: 'wrong',
      findings: [expect.objectContaining({ message: expect.stringContaining('within 1 seconds') })],
    },
    { part: 'author', name: 'Author', level: 'well', findings: [well('fine')] },
  ]);
  expect(ended).toHaveBeenCalledOnce();
});

test('[OPS-4] what needs a wrong setting is not looked at', async () => {
  const run = vi.fn(async () => [well('fine')]);
  const broken = createTestSite({ wrongSettings: ['SMTP_URL: it must begin with smtp://'] });
  const { parts } = await runChecks([check('mail', run, ['SMTP_URL', 'SITE_URL']), check('disk', run, ['DATA_DIR'])], broken);
  expect(parts.map(({ level, findings }) => [level, findings[0]?.message])).toEqual([
    ['unknown', 'Not looked at: SMTP_URL is wrong.'],
    ['well', 'fine'],
  ]);
  expect(run).toHaveBeenCalledOnce();
});

test('[OPS-4] no password, key or token of the settings is told, as written and decoded', async () => {
  const secret = 'it+is/secret';
  const secretive = createTestSite({
    settings: {
      SESSION_SECRET: 's'.repeat(40),
      METRICS_TOKEN: 'a-token-of-metrics',
      DATABASE_URL: 'postgres://byline:pass%20word@db/byline',
      STORAGE_URL: `s3://key:${encodeURIComponent(secret)}@store/bucket`,
      SMTP_URL: 'smtps://me:mail-password@mail.example.org',
    },
  });
  const leak = [...Object.values(secretive.settings).map(String), 'pass word', secret].join(' ');
  const checkup = await runChecks([check('mail', async () => [wrong(leak, leak)])], secretive);
  for (const text of [
    's'.repeat(40),
    'a-token-of-metrics',
    'pass%20word',
    'pass word',
    secret,
    encodeURIComponent(secret),
    'mail-password',
  ])
    expect(JSON.stringify(checkup)).not.toContain(text);
});

test('[OPS-8] however many ask, one look is under way, and its result counts for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const run = vi.fn(async () => [well('fine')]);
  const keeper = createCheckupKeeper([check('disk', run)]);
  expect(keeper.findLast()).toBeUndefined();
  const [one, other] = await Promise.all([keeper.look(site), keeper.look(site)]);
  expect(one).toBe(other);
  expect(await keeper.look(site)).toBe(one);
  expect(keeper.findLast()).toBe(one);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  await keeper.look(site);
  expect(run).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('[OPS-4] the terminal is told what is wrong and what to do, and gets no commands from a server’s words', async () => {
  const checkup = await runChecks([check('mail', async () => [wrong('It said \u001b[2Jno.', 'Ask again.')])], site);
  expect(printCheckup(checkup)).toBe('Email\n  WRONG It said  [2Jno.\n        → Ask again.\n\nOne thing is wrong.\n');
  expect(summarize({ parts: [] })).toBe('Nothing is wrong.');
});
