import { isCommonPassword } from './common-passwords.server.ts';

import { foldPassword, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-rules.ts';

/** A shorter word says nothing about a person: `al` must not rule out half of the words. */
const MIN_WORD_LENGTH = 4;

export async function findPasswordProblem(
  password: string,
  { email, siteName }: { email: string; siteName: string },
): Promise<string | undefined> {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return `Use ${MIN_PASSWORD_LENGTH} characters or more.`;
  if (length > MAX_PASSWORD_LENGTH) return `Use ${MAX_PASSWORD_LENGTH} characters at most.`;
  const folded = foldPassword(password);
  const readings = [folded, foldPassword(password.replace(/[^\p{L}\p{N}]+$/u, '')), foldPassword(password.replace(/[^\p{L}]+$/u, ''))];
  const areCommon = await Promise.all(readings.map(isCommonPassword));
  if (areCommon.includes(true) || new Set(folded).size < 3) {
    return 'This password is too common. Choose another.';
  }
  if (knownWords(email, siteName).some((word) => isLittleMoreThan(folded, word))) {
    return 'This password is easy to guess from your email address or this site. Choose another.';
  }
  return undefined;
}

function knownWords(email: string, siteName: string): string[] {
  const [localPart = ''] = email.split('@');
  return [localPart, email, siteName, ...siteName.split(' '), 'byline']
    .map((word) => foldPassword(word).replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word.length >= MIN_WORD_LENGTH);
}

/** `abiola2026` says little more than `abiola`; `abiola sails at dawn` does. */
function isLittleMoreThan(folded: string, word: string) {
  const rest = folded.replace(/[^\p{L}\p{N}]/gu, '').replace(word, '');
  return rest.length < folded.length && rest.length <= 4 && folded.replace(/[^\p{L}\p{N}]/gu, '') !== rest;
}
