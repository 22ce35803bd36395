import { spawnSync } from 'node:child_process';
import { findBrowser } from '../tests/support/browser.ts';

/** `npm test`: finds a browser or installs one, then does what `npm run check` does. */
async function main() {
  if (!findBrowser() && !installBrowser()) {
    process.stderr.write('The browser tests need Chromium or Chrome: install either, or run `npx playwright install chromium`.\n');
    process.exit(1);
  }
  await import('./check.ts');
}

function installBrowser(): boolean {
  const isRoot = process.getuid?.() === 0;
  const ways = [
    ['playwright', 'install', 'chromium'],
    ...(isRoot
      ? [
          [
            'sh',
            '-c',
            'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends chromium chromium-headless-shell',
          ],
        ]
      : []),
  ];
  return ways.some(([command = '', ...args]) => {
    process.stdout.write(`No browser yet: ${[command, ...args].join(' ')}\n`);
    return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0 && findBrowser() !== undefined;
  });
}

await main();
