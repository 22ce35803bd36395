import { expect, test } from 'vitest';
import { showInvisible } from './invisible-characters.ts';

test.each([
  ['turned \u202eround\u202c', 'turned ⟨U+202E⟩round⟨U+202C⟩'],
  ['a\u200bb \u{e0041}\u{e007f}', 'a⟨U+200B⟩b ⟨U+E0041⟩⟨U+E007F⟩'],
  ['x\u200dy\u200c \u200d', 'x⟨U+200D⟩y⟨U+200C⟩ ⟨U+200D⟩'],
  ['x\ufe0f \u{e0100}', 'x⟨U+FE0F⟩ ⟨U+E0100⟩'],
  ['\u3164\u2800\u115f\u034f', '⟨U+3164⟩⟨U+2800⟩⟨U+115F⟩⟨U+034F⟩'],
  ['\0\u0085\u2028', '⟨U+0000⟩⟨U+0085⟩⟨U+2028⟩'],
  ['می\u200c\u200cخواهم', 'می⟨U+200C⟩⟨U+200C⟩خواهم'],
])('[ADM-35] what is not seen is written out: %j', (text, expected) => expect(showInvisible(text)).toBe(expected));

test.each(['می‌خواهم بدانم', 'क्‍ष और ক‌্ষ', '👩‍👩‍👧 ❤️ 🏳️‍🌈 👍🏽 1️⃣ 🇩🇪', 'Two\tlines\nof\u00a0words, 日本語 и слова', 'עברית ו-English'])(
  '[ADM-35] what a script or an emoji needs stays as it is: %s',
  (text) => expect(showInvisible(text)).toBe(text),
);

test('[ADM-35] every format character of Unicode is written out', () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (/\p{Cf}|\p{Default_Ignorable_Code_Point}/u.test(character)) expect(showInvisible(`a${character}b`)).toMatch(/^a⟨U\+[\dA-F]+⟩b$/);
  }
});
