/** A test that failed, or passed only the second time, with what it said. */
export interface FailedTest {
  name: string;
  isFlaky: boolean;
  messages: string[];
}

/** What Vitest's JSON report tells. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message?: string;
    status?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** What Playwright's JSON report tells. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: BrowserSuite[];
  errors?: { message?: string }[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { file: string; line: number; title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

const MAX_LINES = 12; // of one message: enough for what was expected and what came

export function findFailedUnitTests(report: UnitReport): FailedTest[] {
  return report.testResults.flatMap(({ name: file, message, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [{ name: file, isFlaky: false, messages: [message ?? ''] }];
    return tests.map((test) => ({ name: `${file}: ${test.fullName}`, isFlaky: false, messages: test.failureMessages }));
  });
}

export function findFailedBrowserTests({ suites = [], errors = [] }: BrowserReport): FailedTest[] {
  const outside = errors.map(({ message }) => ({ name: 'browser tests', isFlaky: false, messages: [message ?? ''] }));
  return [...suites.flatMap(findInSuite), ...outside];
}

function findInSuite({ suites = [], specs = [] }: BrowserSuite): FailedTest[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        name: `${file}:${line}: ${title}`,
        isFlaky: status === 'flaky',
        messages: results.flatMap(({ error }) => error?.message ?? []),
      })),
  );
  return [...own, ...suites.flatMap(findInSuite)];
}

/** The names and the first lines of the messages: what a reader of the end of a long log needs to know. */
export function describeFailedTests(tests: FailedTest[]): string {
  return tests
    .map(({ name, isFlaky, messages }) => [`${isFlaky ? 'FLAKY ' : 'FAILED'} ${name}`, ...messages.flatMap(firstLines)].join('\n'))
    .join('\n\n');
}

function firstLines(message: string): string[] {
  return message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES)
    .map((line) => `  ${line}`);
}
