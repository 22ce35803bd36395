import { expect, test } from 'vitest';
import { looks } from '#features/settings/parts/looks.ts';
import { getSettingsFields } from '#features/settings/parts/settings-kind.ts';
import { writeLooksCss } from './looks-css.ts';

const write = (stored: Record<string, string>) => writeLooksCss(looks.toValues(getSettingsFields(looks, stored)));

test('[SITE-8] default looks add nothing to a page', () => {
  expect(write({})).toBe('');
});

test('[SITE-8] an accent and colours of categories are custom properties, for both themes', () => {
  expect(write({ accent: 'forest' })).toBe(':root{--accent: light-dark(oklch(39% 0.08 168), oklch(83% 0.09 168));}');
  const css = write({ palette: 'kente' });
  expect(css.match(/\.category-[a-z-]+\{/g)).toHaveLength(6);
  expect(css).not.toContain('--accent');
});

test.each([{ accent: '#ff8800' }, { accent: '</style><script>' }, { palette: 'constructor' }, { palette: 'x'.repeat(100_000) }])(
  '[SITE-8] what a field would refuse never reaches a page',
  (stored: Record<string, string>) => {
    expect(write(stored)).toBe('');
  },
);
