import type { Plugin } from 'vite';
import { markComplete, markIncomplete } from './build-freshness.ts';

/** Tells a build that was interrupted from a complete one. */
export function buildStamp(): Plugin[] {
  let begunAt = new Date();
  return [
    {
      name: 'build-begins',
      apply: 'build',
      buildApp: {
        order: 'pre',
        async handler() {
          begunAt = new Date();
          markIncomplete();
        },
      },
    },
    { name: 'build-ends', apply: 'build', buildApp: { order: 'post', handler: async () => markComplete(begunAt) } },
  ];
}
