import { expect, test, vi } from 'vitest';
import { writeShortVcard, writeVcard } from './vcard.ts';

const author = vi.hoisted(() => ({
  name: 'Kwame Ɔ. Adeyemi; Jr, \\',
  email: 'hello@example.com',
  telephone: '+44 (20) 7946-0123',
  location: 'Accra, Ghana',
  tagline: `Two lines,\nand ${'ɛɔ'.repeat(60)}`,
}));
vi.mock('#site', () => ({ site: { author, social: [{ name: 'X (Twitter)', url: 'https://x.com/example' }] } }));

const readLines = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

test('[PAGE-8] the vCard has the names, ways and places of the author, each escaped, and nothing that the owner has not written', () => {
  expect(readLines(writeVcard('https://example.com'))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:\\\\;Kwame Ɔ. Adeyemi\\; Jr\\,;;;',
    'FN:Kwame Ɔ. Adeyemi\\; Jr\\, \\\\',
    'TEL:+442079460123',
    'EMAIL:hello@example.com',
    'URL:https://example.com',
    'ADR;TYPE=WORK:;;;Accra\\, Ghana;;;',
    `NOTE:Two lines\\,\\nand ${'ɛɔ'.repeat(60)}`,
    'X-SOCIALPROFILE;TYPE=xtwitter:https://x.com/example',
    'END:VCARD',
    '',
  ]);
});

test('[PAGE-8] no line of it has more than 75 bytes, and no letter is cut in two', () => {
  const lines = writeVcard('https://example.com').split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.length).toBeGreaterThan(12);
  expect(writeVcard('https://example.com').isWellFormed()).toBe(true);
});

test('[PAGE-8] one word is a given name, as no family name is known', () => {
  author.name = 'Ama';
  expect(readLines(writeShortVcard('https://example.com'))).toContain('N:;Ama;;;');
});
