import { expect, test } from 'vitest';
import { defaultSite } from '#features/settings/site.ts';
import { writeShortVcard, writeVcard } from './vcard.ts';

const author = {
  ...defaultSite.author,
  name: 'Kwame Ɔ. Adeyemi; Jr, \\',
  email: 'hello@example.com',
  telephone: '+44 (20) 7946-0123',
  location: 'Accra, Ghana',
  tagline: `Two lines,\nand ${'ɛɔ'.repeat(60)}`,
};
const site = { ...defaultSite, author, social: [{ name: 'X (Twitter)', url: 'https://x.com/example' }] };

const readLines = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

test('[PAGE-8] the vCard has the names, ways and places of the author, each escaped, and nothing that the owner has not written', () => {
  expect(readLines(writeVcard(site, 'https://example.com'))).toEqual([
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
  const lines = writeVcard(site, 'https://example.com').split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.length).toBeGreaterThan(12);
  expect(writeVcard(site, 'https://example.com').isWellFormed()).toBe(true);
});

test('[PAGE-8] one word is a given name, as no family name is known', () => {
  const ama = { ...site, author: { ...author, name: 'Ama' } };
  expect(readLines(writeShortVcard(ama, 'https://example.com'))).toContain('N:;Ama;;;');
});

test('[SITE-7] a portrait is in the card that is sent, in a form and a size that an address book reads, and not in the code', () => {
  const shown = { ...site, author: { ...author, portrait: '/images/abcdefghijklmnop-2400x2400-a1b2c3.avif' } };
  const photo = 'PHOTO;VALUE=URI:https://example.com/images/abcdefghijklmnop-1200.webp';
  expect(readLines(writeVcard(shown, 'https://example.com'))).toContain(photo);
  expect(readLines(writeShortVcard(shown, 'https://example.com'))).not.toContain(photo);
});

test('[PAGE-8] who gives no telephone has no line of it in the card', () => {
  const silent = { ...site, author: { ...author, telephone: '' } };
  expect(writeVcard(silent, 'https://example.com')).not.toContain('TEL');
});
