import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test('[AUTH-2] signing in leads to a path of this site', () => {
  expect(safePath('/admin/articles?edit=1', '')).toBe('/admin/articles?edit=1');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  'admin',
  '',
  null,
  undefined,
])('[AUTH-2] signing in never leads to %j', (wanted) => {
  expect(safePath(wanted, '/admin')).toBe('/admin');
});
