import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { listOnPath } from '../../support/browser.ts';

const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

export const NO_FIREFOX = 'skipped in Firefox: there is none on this machine (Debian: apt-get install firefox-esr)';

/** A Firefox of this machine, which Playwright drives by WebDriver BiDi; undefined when there is none. */
export function findFirefox(): string | undefined {
  return [...listOnPath(['firefox-esr', 'firefox']), MAC].find((file) => existsSync(file));
}

interface Session {
  send(method: string, parameters: unknown): Promise<unknown>;
}

/** Playwright 1.65 tells every context its colour scheme, a command that Firefox 153 does not know; the tests there ask for none. */
export function acceptAnyColourScheme(browser: Browser): void {
  // The session is internal to Playwright, whose version is pinned.
  const { _connection } = browser as unknown as { _connection: { toImpl(browser: Browser): { _browserSession: Session } } };
  const prototype: Session = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession);
  const { send } = prototype;
  prototype.send = function (this: Session, method, parameters) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(this, method, parameters);
  };
}
