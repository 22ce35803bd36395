import type { FullConfig } from '@playwright/test';
import { shareSites } from '../../support/shared-sites.ts';
import { findFirefox, NO_FIREFOX } from './firefox.ts';
import { startSite, startSurroundings } from './site.ts';

export default async function setup({ projects }: FullConfig): Promise<() => Promise<void>> {
  if (projects.some(({ name }) => name === 'firefox') && !findFirefox()) process.stdout.write(`${NO_FIREFOX}\n`);
  const stopSurroundings = await startSurroundings();
  const stopSites = await shareSites(startSite);
  return async () => {
    await stopSites();
    await stopSurroundings();
  };
}
