import { expect, test, vi } from 'vitest';
import { checks, openNames } from '#app/all-checks.server.ts';
import { faultyParts } from '#platform/health/faults.ts';
import { createTestSite } from '#tests/factories/checked-site.ts';
import { type Check, runChecks } from './check.server.ts';
import { createCheckups } from './checked-site.server.ts';
import { summarize, well, wrong } from './checkup.ts';
import { printCheckup } from './print-checkup.ts';

const site = createTestSite();
const check = (part: string, look: Check['look'], needs: Check['needs'] = []): Check => ({ part, name: `the ${part}`, needs, look });

test('[OPS-4] each part has one check, those that can be faulty too', () => {
  const parts = checks.map(({ part }) => part);
  expect(new Set(parts).size).toBe(parts.length);
  const closed = openNames.includes('newsletter') ? [] : ['newsletter']; // whose job can be faulty, and only while it is there
  expect([...parts, ...closed]).toEqual(expect.arrayContaining([...faultyParts]));
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
      name: 'the disk',
      level: 'wrong',
      findings: [expect.objectContaining({ message: 'This could not be checked: out of order.' })],
    },
    {
      part: 'mail',
      name: 'the mail',
      level: 'wrong',
      findings: [expect.objectContaining({ message: expect.stringContaining('longer than 1 seconds') })],
    },
    { part: 'author', name: 'the author', level: 'well', findings: [well('fine')] },
  ]);
  expect(ended).toHaveBeenCalledOnce();
});

test('[OPS-4] what needs a wrong setting is not checked', async () => {
  const run = vi.fn(async () => [well('fine')]);
  const broken = createTestSite({ wrongSettings: ['SMTP_URL: it must begin with smtp://'] });
  const { parts } = await runChecks([check('mail', run, ['SMTP_URL', 'SITE_URL']), check('disk', run, ['DATA_DIR'])], broken);
  expect(parts.map(({ level, findings }) => [level, findings[0]?.message])).toEqual([
    ['unknown', 'Not checked: SMTP_URL is wrong.'],
    ['well', 'fine'],
  ]);
  expect(run).toHaveBeenCalledOnce();
});

test('[OPS-4] no password, key or token of the settings is printed, as written and decoded', async () => {
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

test('[OPS-8] however many ask, one checkup runs, and its result counts for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const run = vi.fn(async () => [well('fine')]);
  const checkups = createCheckups([check('disk', run)], site);
  expect(checkups.parts).toEqual([{ part: 'disk', name: 'the disk' }]);
  expect(checkups.findLast()).toBeNull();
  const [one, other] = await Promise.all([checkups.look(), checkups.look()]);
  expect(one).toBe(other);
  expect(await checkups.look()).toBe(one);
  expect(checkups.findLast()).toBe(one);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  await checkups.look();
  expect(run).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('[OPS-4] the terminal shows what is wrong and what to do, and gets no commands from a server’s words', async () => {
  const checkup = await runChecks([check('mail', async () => [wrong('It said \u001b[2Jno.', 'Ask again.')])], site);
  expect(printCheckup(checkup)).toBe('the mail\n  PROBLEM    It said  [2Jno.\n             → Ask again.\n\nOne thing is wrong.\n');
  expect(summarize({ parts: [] })).toBe('Nothing is wrong.');
});
