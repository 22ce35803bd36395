import { describe, expect, test } from 'vitest';
import { readCorpus } from '#tests/support/corpora.ts';
import { foldCase, foldText } from './fold.ts';

describe('[SRCH-1] text is compared as people type it', () => {
  test.each([
    ['‘nobody’s’ ‛a′ ‹b› `c´ ʻd', "'nobody's' 'a' 'b' 'c' 'd"],
    ['“free” „a‟ «b» 12″', '"free" "a" "b" 12"'],
    ['41:33–36 — a‐b a‑b ‒ ― 90 − 25', '41:33-36 - a-b a-b - - 90 - 25'],
    ['late… so', 'late... so'],
    ['le\u200Bgacy le\u00ADgacy \u2060legacy\u200E', 'legacy legacy legacy'],
    ['می\u200Cخواهم', 'میخواهم'],
    ['a\u00A0b\u202F\u2009c\u3000d \u200B e', 'a b c d e'],
    ['❤\uFE0F 👩\u200D👩\u200D👧', '❤ 👩👩👧'],
  ])('%s is %s', (written, typed) => {
    expect(foldText(written)).toBe(foldText(typed));
  });

  test('an email is no e-mail, and a word with an accent none without', () => {
    expect(foldText('e-mail')).not.toBe(foldText('email'));
    expect(foldText('é')).not.toBe(foldText('e'));
  });
});

describe('[SRCH-1] nothing is missed that was found when case alone was folded', () => {
  const LETTERS = [
    ...'ab I\'"-.’‘“”«–—…−`´\0\u00AD\u034F\u200B\u200C\u200D\u2060\uFEFF\u00A0\u3000\u0301\u0307\u0308éİßΣςſ日か\u3099',
    '👩',
    '\uD83D',
    '\uFE0F',
    '\u{E0067}',
  ];

  test('in random texts', () => {
    const random = randomFrom(7);
    let found = 0;
    for (let index = 0; index < 60_000; index++) {
      const letters = Array.from({ length: 1 + random(14) }, () => LETTERS[random(LETTERS.length)] ?? '');
      const start = random(letters.length);
      const query = random(3) ? letters.slice(start, start + 1 + random(6)).join('') : (LETTERS[random(LETTERS.length)] ?? '');
      found += Number(expectFound(letters.join(''), query));
    }
    expect(found).toBeGreaterThan(20_000);
  });

  test('in emoji and hostile strings, cut anywhere', () => {
    for (const text of [...(readCorpus('strings/blns.json') ?? []), '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️ 🇬🇭 👍🏾']) {
      for (let start = 0; start < Math.min(text.length, 60); start++) {
        for (const length of [1, 2, 3, 7]) expectFound(text, text.slice(start, start + length));
      }
    }
  });

  /** True when the rule of before finds it. What has no width alone is no query. */
  function expectFound(text: string, query: string): boolean {
    const [earlier, now] = [foldCase(query).trim(), foldText(query).trim()];
    if (!earlier || !now || !foldCase(text).trim().includes(earlier)) return false;
    if (!foldText(text).trim().includes(now)) expect.fail(`${JSON.stringify(query)} in ${JSON.stringify(text)}`);
    return true;
  }
});

/** Whole numbers below a limit that are the same in each run. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
