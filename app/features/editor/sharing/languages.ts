/** What most is written in, as BCP 47 tags; a stored one that is not among them is offered as well. */
const CODES =
  'af am ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl gu ha he hi hr hu hy id ig is it ja ka km kn ko lt lv mk ml mr ms mt my ne nl no pa pl ps pt pt-BR ro ru rw si sk sl so sq sr st sv sw ta te th ti tn tr tw uk ur uz vi wo xh yo zh-Hans zh-Hant zu'.split(
    ' ',
  );

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Languages to choose from by their English names, but for the site's own; `stored` is among them. */
export function listLanguages(stored: string, ofSite: string): { code: string; name: string }[] {
  return [...new Set([...CODES, ...(stored ? [stored] : [])])]
    .filter((code) => code !== ofSite)
    .map((code) => ({ code, name: getLanguageName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export function getLanguageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
