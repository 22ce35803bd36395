import { expect, test } from 'vitest';
import { looks } from '#features/settings/parts/looks.ts';
import { getSettingsFields } from '#features/settings/parts/settings-kind.ts';
import { writeLooksCss } from './looks-css.ts';

const write = (stored: Record<string, string>) => writeLooksCss(looks.toValues(getSettingsFields(looks, stored)));

test('[SITE-8] default looks add nothing to a page, others do', () => {
  expect(write({})).toBe('');
  expect(write({ accent: 'forest' })).toContain('--accent');
});

test.each([{ accent: '#ff8800' }, { accent: '</style><script>' }, { palette: 'constructor' }, { palette: 'x'.repeat(100_000) }])(
  '[SITE-8] what a field would refuse never reaches a page',
  (stored: Record<string, string>) => {
    expect(write(stored)).toBe('');
  },
);
