import { expect, test } from 'vitest';
import { describeFailedTests, findFailedBrowserTests, findFailedUnitTests } from './failed-tests.ts';

test('a failed test is named with the first lines of what it said, and a file that did not load by itself', () => {
  const failed = findFailedUnitTests({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: [`expected 1\n\n${'and on\n'.repeat(40)}`] },
          { fullName: 'holds', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  const text = describeFailedTests(failed);
  expect(text).toContain('FAILED a.test.ts: adds\n  expected 1\n  and on');
  expect(text).toContain('FAILED b.test.ts\n  no such module');
  expect(text).not.toContain('holds');
  expect(text.split('\n')).toHaveLength(16);
});

test('a browser test that failed once and then passed is named as flaky', () => {
  const results = [{ error: { message: 'signal is aborted' } }, {}];
  const spec = { file: 'a.spec.ts', line: 7, title: 'opens', tests: [{ status: 'flaky', results }] };
  const stats = { expected: 0, unexpected: 0, flaky: 1, skipped: 0 };
  expect(describeFailedTests(findFailedBrowserTests({ stats, suites: [{ suites: [{ specs: [spec] }] }] }))).toBe(
    'FLAKY  a.spec.ts:7: opens\n  signal is aborted',
  );
});
