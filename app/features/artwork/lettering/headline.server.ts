import { TYPE_PAIRINGS, type TypePairing } from '#features/settings/parts/type-pairings.ts';
import { type Face, loadFaces } from './faces.server.ts';
import { splitLetters } from './line-breaks.ts';

export interface Headline {
  text: string;
  getFace(letter: string): Face | undefined;
}

/** One line without emoji. Letters that no font has are left out; undefined if nothing remains. */
export async function toHeadline(source: string, types: TypePairing = TYPE_PAIRINGS[0]): Promise<Headline | undefined> {
  const clean = source
    .slice(0, LONGEST)
    .toWellFormed()
    .normalize('NFC')
    .replace(EMOJI, '')
    .replace(UNSEEN, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ');
  const faces = await loadFaces(clean, types);
  const known = new Map<string, Face | undefined>();
  const getFace = (letter: string) => {
    if (!known.has(letter)) known.set(letter, findFace(letter, faces));
    return known.get(letter);
  };
  const kept = splitLetters(clean).map((letter) => (getFace(letter) ? letter : letter.replace(/\p{M}/gu, '')));
  const text = kept
    .filter((letter) => letter && getFace(letter))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  return text ? { text, getFace } : undefined;
}

const LONGEST = 1000;
/** Signs such as `✓` and `™`, which are text unless a selector says otherwise, stay if a font has them. */
const EMOJI =
  /\p{Emoji_Presentation}|(?![©®™✔☎])\p{Extended_Pictographic}\ufe0f|\u200d\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u20e3/gu;
/** Joiners stay where they shape a word. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}|\p{Cc}(?<!\s)|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;

const IGNORED = /\p{Default_Ignorable_Code_Point}/u;

function findFace(letter: string, faces: Face[]): Face | undefined {
  const hasAll = (face: Face, text: string) => [...text].every((character) => IGNORED.test(character) || face.has(character));
  const hasParts = (face: Face) => hasAll(face, letter.normalize('NFD')) && (face.setsMarks || face.placesMarks(letter));
  const canSet = (face: Face) => (face.setsMarks || !/\p{M}/u.test(letter)) && (hasAll(face, letter) || hasParts(face));
  return faces.find(canSet);
}
