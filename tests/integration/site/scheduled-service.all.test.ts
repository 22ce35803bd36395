import { expect, onTestFinished, test } from 'vitest';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { startSite } from '../../support/site.ts';

test('[PAGE-5] a service whose date has come is on pages that were cached before it', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  const headers = await signIn(site);
  const fields = {
    title: 'Cold Storage',
    promise: 'Food that keeps.',
    content: '<p>What it is.</p>',
    deliverables: 'A plan',
    suits: 'Growers.',
  };
  const publishAt = new Date(Date.now() + 2000).toISOString();
  const body = JSON.stringify({ kind: 'service', form: { ...fields, isActive: 'on', publishAt } });
  expect((await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers, body })).status).toBe(200);
  const read = async () => (await sendRequest(site, '/services')).text;
  if (Date.now() < Date.parse(publishAt)) await read(); // kept now, without it
  await expect.poll(read, { timeout: 20_000, interval: 200 }).toContain('Cold Storage');
}, 120_000);
