/** How every file of XML begins: with how it looks where somebody opens it in a browser. */
export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/css" href="/assets/xml-1.css"?>';

/** Text for XML 1.0, in an element or a quoted attribute; characters that XML does not know are left away. */
export function escapeXml(text: string): string {
  return knownToXml(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Markup as CDATA; what would end it early is cut in two. */
export function cdata(text: string): string {
  return `<![CDATA[${knownToXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function knownToXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML 1.0 forbids
  return text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
}
