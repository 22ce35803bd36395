import { createHash } from 'node:crypto';

/** Characters of base64url: fewer than one in ten million good passwords collides with the list. */
const HASH_LENGTH = 7;

const recentPasswords: ReadonlySet<string> = new Set(
  `
  159357159 zxcvbnmasdfg abcabcabc password123456 password2024 password2025 password2026 thepassword trustme1 loginlogin iamadmin
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn2024 autumn2025 autumn2026
  welcome1234 welcome2024 welcome2025 welcome2026 letmein1234 changeme123 default123 admin123456 administrator1 root1234 guest1234
  secret1234 loveme123 angels123 yellow123 eagles123 blessing1 godisgood1 emmanuel1 favour123 praisegod
  nigeria123 ghana123 lagos123 africa123 kenya123 fortnite fortnite1 roblox123 facebook1 linkedin instagram wordpress wordpress1
  `
    .trim()
    .split(/\s+/),
);

export async function isCommonPassword(folded: string): Promise<boolean> {
  const { default: hashes } = await import('./common-passwords.json', { with: { type: 'json' } });
  return recentPasswords.has(folded) || hasHash(hashes, hashCommonPassword(folded));
}

export function hashCommonPassword(folded: string): string {
  return createHash('sha256').update(folded).digest('base64url').slice(0, HASH_LENGTH);
}

function hasHash(hashes: string, wanted: string) {
  let low = 0;
  let high = Math.floor(hashes.length / HASH_LENGTH);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = hashes.slice(middle * HASH_LENGTH, (middle + 1) * HASH_LENGTH);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}
