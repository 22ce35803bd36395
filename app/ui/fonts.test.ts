import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const HEADERS = 500;

test.each([
  { pairing: 'bricolage', files: ['grotesque', 'serif', 'serif-italic'] },
  { pairing: 'schibsted', files: ['schibsted/schibsted', 'schibsted/stix', 'schibsted/stix-italic'] },
  { pairing: 'instrument', files: ['instrument/instrument', 'instrument/literata', 'instrument/literata-italic'] },
])('[SITE-8] all fonts that a page in Latin letters can ask for in $pairing, italics included, are at most 60 kB', ({ files }) => {
  const bytes = files.map((name) => statSync(new URL(`fonts/${name}.woff2`, import.meta.url)).size + HEADERS);
  expect(bytes.reduce((sum, some) => sum + some)).toBeLessThan(60_000);
});

const css = readFileSync(new URL('styles/types/african.css', import.meta.url), 'utf8');
const faces = css.split('@font-face').filter((face) => /african/.test(face));

test('the faces of African letters are small, and have every letter that they are asked for', () => {
  expect(faces).toHaveLength(5);
  for (const face of faces) {
    const [, name = ''] = /fonts\/([\w-]+)\.woff2/.exec(face) ?? [];
    expect(statSync(new URL(`fonts/${name}.woff2`, import.meta.url)).size, name).toBeLessThan(6_000);
    for (const letter of 'ɛɔɓɗƙṣƐƆƁƊƘṢʋƲƒƑɖƉɣƔŋŊẹọẸỌ₵₦\u0300\u0301') expect(isAskedFor(face, letter), `${letter} of ${name}`).toBe(true);
    for (const letter of 'aeonm zé€→ü中ф') expect(isAskedFor(face, letter), `${letter} of ${name}`).toBe(false); // or pages without such letters would load it
  }
});

test.each(['schibsted', 'instrument'])('[SITE-8] the letters that have faces of their own are left to them by %s', (pairing) => {
  const families = readFileSync(new URL(`styles/types/${pairing}.css`, import.meta.url), 'utf8').split('@font-face');
  for (const letter of 'ɛɔɓɗƙṣƐƆƁƊƘṢ₵₦') {
    expect(
      families.some((face) => isAskedFor(face, letter)),
      letter,
    ).toBe(false);
  }
  for (const letter of 'aé€łş') {
    expect(
      families.some((face) => isAskedFor(face, letter)),
      letter,
    ).toBe(true);
  }
});

function isAskedFor(face: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].some(([, first = '', last = first]) => {
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
  });
}
