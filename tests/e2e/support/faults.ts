import type { Page } from '@playwright/test';
import type { SiteStatus } from '#features/admin/status/site-status.ts';

type Fault = SiteStatus['faults'][number];

export const DISK_FULL: Fault = {
  part: 'disk',
  message: 'The disk is full. Make room on it; the site goes on by itself.',
  isReadOnly: true,
  since: '2027-03-03T14:00:00.000Z',
};

export const MAIL_REFUSED: Fault = {
  part: 'mail',
  message: 'The mail server refuses to sign in: 3 emails are waiting. Look at SMTP_URL.',
  isReadOnly: false,
  since: '2027-03-03T13:00:00.000Z',
};

/** What the admin is told of the site and answered to its saves, as the site itself does in a fault; to be changed at any time. */
export interface FaultySite {
  faults: Fault[];
  /** What saves are refused with; they go through where there is nothing. */
  refusal: { status: number; code: string; formError: string } | undefined;
  /** Of the saves that were tried: what they held. */
  saves: Record<string, string>[];
  /** How often the browser has asked for the status. */
  polls: number;
}

export const REFUSED_FOR_DISK = { status: 507, code: 'disk-full', formError: 'The disk of the site is full. Nothing was saved.' };

/** Stands between the page and the site. */
export async function makeFaulty(page: Page): Promise<FaultySite> {
  const site: FaultySite = { faults: [], refusal: undefined, saves: [], polls: 0 };
  const getStatus = () => JSON.stringify({ faults: site.faults, isReadOnly: site.faults.some(({ isReadOnly }) => isReadOnly) });
  await page.route('**/admin/live', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `event: status\ndata: ${getStatus()}\n\n` }),
  );
  await page.route('**/admin/status.json', (route) => {
    site.polls += 1;
    return route.fulfill({ contentType: 'application/json', body: getStatus() });
  });
  await page.route(/\/admin\/do\/(content|video)\./, (route) => {
    site.saves.push(route.request().postDataJSON().form);
    if (!site.refusal) return route.continue();
    const { status, code, formError } = site.refusal;
    return route.fulfill({ status, json: { ok: false, code, formError, fieldErrors: {} } });
  });
  return site;
}
