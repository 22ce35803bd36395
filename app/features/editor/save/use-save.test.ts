import { expect, test } from 'vitest';
import { createSaveQueue } from './use-save.ts';

test('[ADM-14] saves are done one after the other, in order, and one that fails holds up none', async () => {
  const enqueue = createSaveQueue();
  const said: string[] = [];
  const work = (name: string, ms: number, fails = false) =>
    enqueue(async () => {
      said.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('slow', 20), work('broken', 1, true), work('last', 0)]);
  expect(said).toEqual(['slow begins', 'slow ends', 'broken begins', 'broken ends', 'last begins', 'last ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
