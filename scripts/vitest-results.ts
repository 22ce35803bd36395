import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const FILE = 'test-results/unit.json';

/** A test that failed, or that passed only when it was run again. */
export interface FailedTest {
  name: string;
  isFlaky: boolean;
  message: string;
}

export interface Results {
  passed: number;
  skipped: number;
  failed: FailedTest[];
}

/** Writes what a run of Vitest came to, for the last lines of `npm test`. */
export default class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.flatMap((test): FailedTest[] => {
      const isFlaky = test.diagnostic()?.flaky ?? false;
      if (test.result().state !== 'failed' && !isFlaky) return [];
      return [{ name: `${test.module.relativeModuleId}: ${test.fullName}`, isFlaky, message: toMessage(test.result().errors) }];
    });
    const outside = modules
      .filter((module) => module.errors().length > 0)
      .map((module) => ({ name: module.relativeModuleId, isFlaky: false, message: toMessage(module.errors()) }));
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const results: Results = { passed: count('passed'), skipped: count('skipped'), failed: [...failed, ...outside] };
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(results));
  }
}

function toMessage(errors: readonly { message?: string; stack?: string }[] = []): string {
  return errors.map(({ message, stack }) => stack ?? message).join('\n');
}
