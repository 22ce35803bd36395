import { expect, test } from 'vitest';
import { toHref } from './link.ts';

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['пример.рф', 'https://пример.рф'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['192.168.1.1', 'https://192.168.1.1'],
  ['ama@example.org', 'mailto:ama@example.org'],
  ['mailto:ama@example.org', 'mailto:ama@example.org'],
  ['+233 20 123 4567', 'tel:+233201234567'],
  ['030 123456', 'tel:030123456'],
  ['(030) 123-456', 'tel:030123456'],
  ['tel:+233201234567', 'tel:+233201234567'],
  ['tel:030123456', 'tel:030123456'],
  ['/about', '/about'],
  ['#part', '#part'],
  ['about', undefined],
  ['localhost:3000', undefined],
  ['two words', undefined],
  ['https://', undefined],
  ['https://+233 20 123', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('[ADM-17] the address %s becomes %s', (text, href) => {
  expect(toHref(text)).toBe(href);
});
