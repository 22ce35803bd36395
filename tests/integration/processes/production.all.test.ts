import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { createAuthor } from '../../support/author-client.ts';
import { launch } from '../../support/process-group.ts';
import { freePort, runCommand } from '../../support/site.ts';

const MAX_MB = 60;
const temporary = path.join(tmpdir(), 'byline-install-');

/** The folder of the build with the packages that `npm ci --omit=dev` installs. */
function installBuild(): string {
  const folder = mkdtempSync(temporary);
  cpSync(path.resolve('build'), folder, { recursive: true, filter: (file) => path.basename(file) !== 'code' });
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  const names = Object.keys(lock.packages).filter((name) => name && !lock.packages[name]?.dev && existsSync(name));
  for (const name of names) cpSync(name, path.join(folder, name), { recursive: true });
  return folder;
}

describe('[OPS-7] a build with its own packages alone', () => {
  let folder: string;

  beforeAll(() => {
    folder = installBuild();
    return () => rmSync(folder, { recursive: true, force: true });
  });

  test('[OPS-7] weighs 60 MB at most, brings the licences of all that is bundled, and names every package that it needs', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
    expect(bytes / 1e6).toBeLessThan(MAX_MB);
    const licences = readFileSync(path.join(folder, 'licences/server.md'), 'utf8');
    for (const name of ['react', 'kysely', 'better-auth', 'nodemailer']) expect(licences).toContain(`## ${name} `);
    for (const font of ['grotesque', 'serif', 'noto'])
      expect(readFileSync(path.join(folder, `licences/font-${font}-licence.txt`), 'utf8')).toContain('SIL OPEN FONT LICENSE');
    const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['sharp']);
  });

  test('[OPS-7] serves, draws, signs in, saves and encodes far from the source, and tells when it starts and stops', async () => {
    const port = await freePort();
    const data = mkdtempSync(temporary);
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const settings = { PORT: String(port), DATA_DIR: data };
    const launched = await launch([process.execPath, 'server/start.js'], { settings, logFile: path.join(data, 'log'), cwd: folder });
    onTestFinished(() => void launched.child.kill('SIGKILL'));
    const site = { url: `http://localhost:${port}`, output: launched.output };
    for (const target of ['/', '/about', '/auth', '/blog/1/share.png', '/feed.xml'])
      expect([target, (await sendRequest(site, target)).status]).toEqual([target, 200]);
    const script = /\/assets\/[\w.-]+\.js/.exec((await sendRequest(site, '/auth')).text)?.[0] ?? '';
    expect((await sendRequest(site, script)).status).toBe(200);
    const author = await createAuthor(site, await signIn(site));
    expect(await author.upload()).toMatchObject({ status: 200 });
    expect((await author.save('far '.repeat(10_000))).text).toContain('"id"'); // so long that a thread cleans it
    const rescued = await runCommand(path.join(folder, 'server/start.js'), ['rescue', 'check'], { DATA_DIR: data });
    expect(rescued).toMatchObject({ status: 0, output: expect.stringContaining('Nothing is wrong') });
    expect(await runCommand(path.join(folder, 'server/start.js'), ['unknown'], {})).toEqual({
      status: 1,
      output: 'There is no command unknown\n',
    });
    const ended = once(launched.child, 'exit');
    launched.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const events = launched.output().matchAll(/"event":"(starting|stopping|stopped|Byline is running)/g);
    expect([...events].map(([, event]) => event)).toEqual(['starting', 'Byline is running', 'stopping', 'stopped']);
    expect(launched.output()).not.toContain('"level":"error"');
  });
});

/** The checkout without the tools to build, and with the given build or none. */
function installCheckout(build?: string): string {
  const folder = mkdtempSync(temporary);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of [
    'app',
    'content',
    'public',
    'server',
    'vite',
    'package.json',
    'package-lock.json',
    'site.config.ts',
    'vite.config.ts',
  ])
    cpSync(name, path.join(folder, name), { recursive: true });
  cpSync('react-router.config.ts', path.join(folder, 'react-router.config.ts'));
  mkdirSync(path.join(folder, 'node_modules'));
  if (build) cpSync(path.resolve(build), path.join(folder, 'build'), { recursive: true });
  return folder;
}

describe('[OPS-7] a checkout without the tools to build', () => {
  test('[OPS-7] says in one line that there is no build of its source', async () => {
    const folder = installCheckout();
    const { status, output } = await runCommand(path.join(folder, 'server/start.js'), [], { DATA_DIR: path.join(folder, 'data') });
    expect(status).toBe(1);
    expect(output).toMatch(/^There is no build of this source here, .*`npm ci --include=dev && npm run build`.*\n$/);
  });

  test('[OPS-7] runs from the build that was copied there, until the source is another', async () => {
    const folder = installCheckout('build');
    for (const name of ['sharp', '@img', 'detect-libc', 'semver'])
      cpSync(path.join('node_modules', name), path.join(folder, 'node_modules', name), { recursive: true });
    const run = () => runCommand(path.join(folder, 'server/start.js'), ['rescue'], { DATA_DIR: path.join(folder, 'data') });
    expect(await run()).toMatchObject({ status: 0, output: expect.stringContaining('npm run rescue -- COMMAND') });
    rmSync(path.join(folder, 'site.config.ts'));
    expect(await run()).toMatchObject({ status: 1, output: expect.stringContaining('There is no build of this source') });
  });
});
