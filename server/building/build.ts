import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { BUILD, COMPLETE, hashSources, readBuildHash } from './sources.js';

export const NEXT_BUILD = `.builds/${process.pid}`;

const HOUR_MS = 3_600_000;
const FONT_LICENCES = 'app/**/fonts/*licence*';

/** Builds into a folder of its own, which replaces `build/` when it is complete. */
export function placeBuild(): Plugin[] {
  let hash = '';
  return [
    {
      name: 'build-begins',
      apply: 'build',
      config() {
        process.once('disconnect', () => process.exit(1)); // the start that waits for this build has ended
        if (process.connected === false) process.exit(1); // it ended before this line
        process.channel?.unref();
      },
      buildApp: {
        order: 'pre',
        async handler() {
          hash = hashSources('.');
          removeLeftovers();
          process.once('exit', () => rmSync(NEXT_BUILD, { recursive: true, force: true }));
        },
      },
    },
    {
      name: 'build-ends',
      apply: 'build',
      buildApp: {
        order: 'post',
        async handler() {
          completeBuild(hash);
          if (readBuildHash('.') !== hash) replaceBuild();
        },
      },
    },
  ];
}

function removeLeftovers() {
  for (const folder of globSync('.builds/*')) {
    if (Date.now() - statSync(folder).mtimeMs > HOUR_MS) rmSync(folder, { recursive: true, force: true });
  }
}

function completeBuild(hash: string) {
  const inBuild = (...names: string[]) => path.join(NEXT_BUILD, ...names);
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, inBuild(file));
  copyFileSync('server/start.js', inBuild('server/start.js'));
  mkdirSync(inBuild('licences'), { recursive: true });
  copyFileSync('LICENSE', inBuild('licences', 'byline.txt'));
  for (const file of globSync(FONT_LICENCES)) copyFileSync(file, inBuild('licences', `font-${path.basename(file)}`));
  for (const part of ['client', 'server']) {
    renameSync(inBuild(part, 'licences.md'), inBuild('licences', `${part}.md`));
    rmSync(inBuild(part, '.vite'), { recursive: true, force: true });
  }
  writeFileSync(inBuild(COMPLETE), `${hash}\n`, { flush: true });
}

/** Swaps the folders by renaming. A running site goes on loading the parts of its own build, and other files in `build/` stay. */
function replaceBuild() {
  const last = `${NEXT_BUILD}-last`;
  if (existsSync(BUILD)) {
    copyChunks(path.join(BUILD, 'server'), path.join(NEXT_BUILD, 'server'));
    renameSync(BUILD, last);
  }
  renameSync(NEXT_BUILD, BUILD);
  if (!existsSync(last)) return;
  for (const name of readdirSync(last)) if (!existsSync(path.join(BUILD, name))) renameSync(path.join(last, name), path.join(BUILD, name));
  rmSync(last, { recursive: true });
}

/** Copies the chunks of the last build, which are loaded on demand, but not those of builds before it. */
function copyChunks(from: string, to: string) {
  const builtMs = existsSync(path.join(from, 'main.js')) ? statSync(path.join(from, 'main.js')).mtimeMs : 0;
  cpSync(from, to, {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: (file) => file === from || (path.basename(file).startsWith('chunk-') && statSync(file).mtimeMs > builtMs - HOUR_MS),
  });
}
