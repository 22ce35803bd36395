import type { Browser, Page } from '@playwright/test';
import { openSettings, save, setUp } from '../../tests/e2e/support/admin.ts';
import type { RunningSite } from '../../tests/support/site.ts';
import type { ScreenState } from './public-states.ts';

const untilOpen = (page: Page) => page.locator('[data-typing="ready"]').waitFor();

const pages: Omit<ScreenState, 'isAdmin'>[] = [
  { name: 'admin, articles', path: '/admin/articles' },
  { name: 'admin, solutions', path: '/admin/solutions' },
  { name: 'admin, videos', path: '/admin/videos' },
  { name: 'admin, new article', path: '/admin/articles/new', isWindow: true, prepare: untilOpen },
  { name: 'admin, new article with errors', path: '/admin/articles/new', isWindow: true, prepare: saveTooEarly },
  { name: 'admin, an article', path: '/admin/articles/1', isWindow: true, prepare: untilOpen },
  { name: 'admin, settings of an article', path: '/admin/articles/1', isWindow: true, prepare: showSettings },
  { name: 'admin, unsaved changes', path: '/admin/articles/1', isWindow: true, prepare: showUnsavedChanges },
  { name: 'admin, a solution', path: '/admin/solutions/the-growth-year-on-one-page', isWindow: true, prepare: untilOpen },
  { name: 'admin, new videos', path: '/admin/videos/new', isWindow: true, prepare: (page) => page.getByRole('dialog').waitFor() },
  { name: 'admin, delete asked', path: '/admin/articles', isWindow: true, prepare: askToDelete },
  { name: 'admin, status', path: '/admin/status', prepare: openServer },
  { name: 'admin, status with much wrong', path: '/admin/status', prepare: showMuchWrong },
  { name: 'admin, security', path: '/admin/security' },
];

/** Every page of the admin and every state of it that looks different. */
export const adminStates: ScreenState[] = pages.map((state) => ({ ...state, isAdmin: true }));

/** Makes the admin of a new site; gives back their cookies. */
export async function signInAsAdmin(browser: Browser, site: RunningSite) {
  const context = await browser.newContext({ baseURL: site.url });
  await setUp(context.request, site);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function showSettings(page: Page) {
  await untilOpen(page);
  await openSettings(page);
}

async function showUnsavedChanges(page: Page) {
  await untilOpen(page);
  await page.getByLabel('Title').fill('Another title');
  await page.getByLabel(/^Content( \*)?$/).press('Control+Home');
  await page.keyboard.type('Begin: ');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' The end.');
  await page.reload();
  await untilOpen(page);
  await page.getByRole('button', { name: 'Show the difference' }).click();
  await page.locator('.difference').waitFor();
}

async function saveTooEarly(page: Page) {
  await untilOpen(page);
  await save(page);
  await page.locator('.toast-error').waitFor();
}

async function showMuchWrong(page: Page) {
  await openServer(page);
  await page.route('**/admin/do/site.check', async (route) => {
    const response = await route.fetch();
    const checkup = await response.json();
    const mail = { level: 'wrong', message: 'The mail server mail.example.org refuses the login (535 at AUTH PLAIN).', advice: 'Correct user and password in SMTP_URL; special characters in them are written as %40 and so on.' };
    const proxy = { level: 'wrong', message: 'The proxy at 10.0.0.2 tells whose each request is, and is not believed: all readers count as one, and share its limits.', advice: 'Set TRUSTED_PROXIES=10.0.0.2' };
    for (const part of checkup.parts) {
      if (part.part === 'mail') part.findings = [mail, ...part.findings];
      if (part.part === 'address') part.findings = [proxy];
    }
    await route.fulfill({ json: checkup });
  });
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('10.0.0.2 tells').waitFor();
}

async function openServer(page: Page) {
  await page.getByText('Checked on').waitFor();
  await page.getByText('For whoever runs the server').click();
}

async function askToDelete(page: Page) {
  await page.waitForLoadState('networkidle'); // hydrated
  const row = page.locator('.admin-row').first();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').waitFor();
}
