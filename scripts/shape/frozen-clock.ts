import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

/** Loaded with `--import` by every process of a run, so that no response depends on the day or the machine's speed. */
const SLOWER = 60;
/** After the build, else the site reports its clock as wrong, and before the article that `fillSite` schedules for 2030. */
const MOMENT = Date.parse('2029-06-01T12:00:00.000Z');

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length ? given : [MOMENT], newTarget),
  apply: (target) => new target(MOMENT).toString(),
  get: (target, name, receiver) => (name === 'now' ? () => MOMENT : Reflect.get(target, name, receiver)),
});

const now = performance.now.bind(performance);
performance.now = () => now() / SLOWER; // a time limit that a busy machine would miss

os.uptime = () => 0; // the site compares it with the clock
syncBuiltinESMExports();
