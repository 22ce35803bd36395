import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { BUILD, BUILDS, COMPLETE, hashSources } from '../builds/find-build.js';
import { readPackage, toBuildPackage } from './build-entries.ts';
import { lockBuild } from './build-lock.ts';
import { toProductionLock } from './production-lock.ts';

/** Where builds are made. */
const NEXT_BUILD = path.join(BUILDS, 'next');
/** What a build consists of; anything else in its folder is somebody's, and stays. */
const PARTS = ['client', 'server', 'code', 'start.js', 'package.json', 'package-lock.json', 'node_modules', 'licences', COMPLETE];
const KEPT_BUILDS = 3;
/** The Open Font License wants to go with the fonts. */
const FONT_LICENCES = 'app/**/fonts/*licence*';

/** Makes each build beside the one that is used, and puts it in that one's place when it is whole. */
export function placeBuild(): Plugin[] {
  let hash = '';
  return [
    {
      name: 'build-begins',
      apply: 'build',
      buildApp: {
        order: 'pre',
        async handler() {
          await lockBuild();
          hash = hashSources('.');
          rmSync(NEXT_BUILD, { recursive: true, force: true });
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
          putInPlace(toKeptName(new Date()));
        },
      },
    },
  ];
}

function completeBuild(hash: string) {
  const inBuild = (...names: string[]) => path.join(NEXT_BUILD, ...names);
  const own = toBuildPackage(readPackage());
  writeFileSync(inBuild('package.json'), toJson(own));
  writeFileSync(inBuild('package-lock.json'), toJson(toProductionLock(own)));
  copyFileSync('server/building/start-build.js', inBuild('start.js'));
  mkdirSync(inBuild('licences'), { recursive: true });
  cpSync('LICENSE', inBuild('licences', 'byline.txt'));
  for (const file of globSync(FONT_LICENCES)) copyFileSync(file, inBuild('licences', `font-${path.basename(file)}`));
  for (const part of ['client', 'server']) renameSync(inBuild(part, 'licences.md'), inBuild('licences', `${part}.md`));
  for (const part of ['client', 'server']) rmSync(inBuild(part, '.vite'), { recursive: true, force: true });
  writeFileSync(inBuild(COMPLETE), `${hash}\n`, { flush: true });
}

function toKeptName(time: Date) {
  return time.toISOString().replaceAll(/\D/g, '');
}

function putInPlace(name: string) {
  renameSync(NEXT_BUILD, path.join(BUILDS, name));
  if (lstatSync(BUILD, { throwIfNoEntry: false })?.isDirectory()) rmSync(BUILD, { recursive: true }); // made by an earlier release
  const link = path.join(BUILDS, 'link');
  rmSync(link, { force: true });
  symlinkSync(path.join(BUILDS, name), link, 'junction');
  if (process.platform === 'win32') rmSync(BUILD, { recursive: true, force: true });
  renameSync(link, BUILD);
  const names = readdirSync(BUILDS).filter((each) => /^\d/.test(each));
  for (const old of names.sort().slice(0, -KEPT_BUILDS)) removeBuild(path.join(BUILDS, old));
}

/** Leaves what the build has not made, such as the data of a site that was started in its folder. */
function removeBuild(folder: string) {
  for (const part of PARTS) rmSync(path.join(folder, part), { recursive: true, force: true });
  if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

function toJson(value: object) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
