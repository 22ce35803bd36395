import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSite, runCommand, startSite } from '../support/site.ts';

describe('npm run dev', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ command: 'dev' });
  });
  afterAll(() => site.stop());

  test('prints the link under which the first admin is made', async () => {
    await expect.poll(site.output).toMatch(/Set up the first admin: http/);
    const [link = ''] = /http:[^"\s]+\/auth\/set-up#[\w-]+/.exec(site.output()) ?? [];
    expect((await fetch(link)).status).toBe(200);
  });

  test("pages come under production's policy, widened only for Vite's client", async () => {
    const response = await fetch(site.url);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(response.status).toBe(200);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain('unsafe-');
    expect(await response.text()).toContain(`<script nonce="${nonce}">`);
  });

  test('a port that is taken is said in one line', async () => {
    const { port } = new URL(site.url);
    const second = await runCommand('server/dev.ts', [], { DATA_DIR: site.dataDir, PORT: port });
    expect(second).toEqual({ status: 1, output: `PORT: ${port} is taken by another program\n` });
  });
});
