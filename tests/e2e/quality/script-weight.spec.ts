import { expect, test } from '@playwright/test';
import { weighScripts } from '../../../bench/script-weight.ts';

test('what pages of the admin load does not grow back', () => {
  for (const { figure, value, ceiling } of weighScripts()) expect(value, `kB of the ${figure}`).toBeLessThan(ceiling);
});
