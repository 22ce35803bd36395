import { readFileSync, writeFileSync } from 'node:fs';
import { hashCommonPassword } from '#features/accounts/password/common-passwords.server.ts';

import { foldPassword, MIN_PASSWORD_LENGTH } from '#features/accounts/password/password-rules.ts';

/*
 * Makes app/features/accounts/password/common-passwords.json from a list with one password a line, the most common first:
 * Passwords/Common-Credentials/10-million-password-list-top-1000000.txt of SecLists (MIT licence).
 */

const COUNT = 100_000;
const TARGET = 'app/features/accounts/password/common-passwords.json';

const [list] = process.argv.slice(2);
if (!list) throw new Error('usage: node scripts/pack-common-passwords.ts LIST');

const folded = new Set<string>();
for (const password of readFileSync(list, 'utf8').split(/\r?\n/)) {
  if ([...password].length >= MIN_PASSWORD_LENGTH && folded.size < COUNT) folded.add(foldPassword(password));
}
const hashes = [...folded].map(hashCommonPassword).sort();
writeFileSync(TARGET, `${JSON.stringify(hashes.join(''))}\n`);
process.stdout.write(`${folded.size} passwords\n`);
