/** Writes characters that are not seen, or that turn the direction of others, as ⟨U+202E⟩. */
export function showInvisible(text: string): string {
  return text.replace(EMOJI_OR_INVISIBLE, (found, isExpected) =>
    isExpected === undefined ? `⟨U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩` : found,
  );
}

/** Emoji, joiners within Arabic and Indic words, and else what is not seen. */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?)*|[#*\d]\uFE0F\u20E3|(?<=[\u0620-\u06FF\u0750-\u077F\u0900-\u0DFF])[\u200C\u200D](?=[\u0620-\u06FF\u0750-\u077F\u0900-\u0DFF]))|(?![\t\n\r])[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\u2800\u{1D159}]/gu;
