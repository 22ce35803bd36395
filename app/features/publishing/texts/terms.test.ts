import { expect, test } from 'vitest';
import { countTerms, toTerm } from './terms.ts';

const EMPTY = { title: '', excerpt: '', text: '', tags: [] };

function count(text: Partial<Omit<typeof EMPTY, 'tags'> & { tags: string[] }>, language = 'en'): Map<string, number> {
  const terms: string[] = [];
  const toId = (term: string | undefined) => {
    if (term === undefined) return undefined;
    const id = terms.indexOf(term);
    return id < 0 ? terms.push(term) - 1 : id;
  };
  const counts = countTerms({ ...EMPTY, ...text }, { readWord: (word) => toId(toTerm(word, language)), readTag: (tag) => toId(`#${tag}`) });
  return new Map(Array.from(counts, ([id, times]) => [terms[id] ?? '', times]));
}

const list = (text: string, language?: string) => [...count({ text }, language).keys()];

test('[ART-4] words meet in their stems; stop words and numbers are left out', () => {
  expect(list('The prices, pricing and a PRICE of two phones in 2025, yesterday')).toEqual(['price', 'phone']);
  expect(list("A nobody's price")).toEqual(list('nobody price'));
});

test('[ART-4] each language leaves out its own stop words, and keeps its letters', () => {
  expect(list('Les pirogues sont dans la lagune avec leurs filets', 'fr-CI')).toEqual(['pirogues', 'lagune', 'filets']);
  expect(list('Yana da ƙarfe a cikin kasuwa', 'ha')).toEqual(['ƙarfe', 'kasuwa']);
  expect(list('Kɔkɔɔ sells; KƆKƆƆ', 'ak')).toEqual(['kɔkɔɔ', 'sells']);
});

test('[ART-4] scripts without spaces have words, too', () => {
  expect(list('市場の価格', 'ja')).toEqual(expect.arrayContaining(['市場', '価格']));
});

test('[ART-4] a word counts once in each stretch of a text, so that one story full of it is not its subject', () => {
  const other = Array.from(
    { length: 70 },
    (_, at) => `w${String.fromCharCode(97 + (at % 26))}x${String.fromCharCode(97 + Math.floor(at / 26))}`,
  ).join(' ');
  const text = `${'jar '.repeat(60)} market ${other} market ${other} market`;
  const counts = count({ text, title: 'Lagoon', tags: ['Mobile  Money'] });
  expect([counts.get('jar'), counts.get('market'), counts.get('lagoon'), counts.get('#mobile money')]).toEqual([1, 3, 3, 4]);
});
