/** Every XML file names the style sheet for people who open it in a browser. */
export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/css" href="/assets/xml-1.css"?>';

/** For an element or a quoted attribute; drops characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return knownToXml(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function cdata(text: string): string {
  return `<![CDATA[${knownToXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function knownToXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML 1.0 forbids
  return text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
}
