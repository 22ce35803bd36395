/** Brings a password to the form in which common ones are compared, so that `P@ssw0rd` is `password`. */
export function foldPassword(password: string): string {
  return password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[@$!]/g, (sign) => ({ '@': 'a', $: 's', '!': 'i' })[sign] ?? sign)
    .replace(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => ({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' })[digit] ?? digit)
    .replace(/\s+/g, '');
}
