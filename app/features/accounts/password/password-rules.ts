export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** `P@ssw0rd` becomes `password`. */
export function foldPassword(password: string): string {
  return password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[@$!]/g, (sign) => ({ '@': 'a', $: 's', '!': 'i' })[sign] ?? sign)
    .replace(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => ({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' })[digit] ?? digit)
    .replace(/\s+/g, '');
}
