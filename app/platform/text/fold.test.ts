import { describe, expect, test } from 'vitest';
import { foldText } from './fold.ts';

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

describe('[SRCH-12] letters are compared as their readers see them', () => {
  test.each([
    ['كِتَابٌ', 'كتاب'],
    ['التـــسويق', 'التسويق'],
    ['الإدارة', 'الادارة'],
    ['مؤسسة', 'موسسه'],
    ['یک کتاب', 'يك كتاب'],
    ['ﻛﺘﺎﺏ ﷲ', 'كتاب الله'],
    ['٢٠٢٤ ۲۰۲۴', '2024 2024'],
    ['שָׁלוֹם', 'שלום'],
    ['בית־ספר צה״ל', 'בית-ספר צה"ל'],
    ['ＡＢＣ　１２３！', 'abc 123!'],
    ['ﾊﾞｯｸﾞ', 'バッグ'],
    ['ﬁnance', 'finance'],
    ['Ёлка', 'елка'],
    ['ΚΑΛΗΜΕΡΑ', 'καλημέρα'],
    ['คำ', 'ค\u0E4Dา'],
  ])('%s is %s', (written, typed) => {
    expect(foldText(written)).toBe(foldText(typed));
  });

  test('what a script keeps apart stays apart', () => {
    for (const [one, other] of [
      ['بيت', 'بنت'],
      ['ש', 'ס'],
      ['й', 'и'],
      ['が', 'か'],
      ['é', 'e'],
    ] as const)
      expect(foldText(one)).not.toBe(foldText(other));
  });
});
