import { ALLOWED_TAGS, isAllowedAttribute, PARAGRAPH_TAGS } from '#features/html/allowed-html.ts';
import { parseInert } from '#features/html/inert-html.ts';

/** Such as `<iframe> is removed` and `<h1> becomes <h2>`. */
export function findRemovedHtml(html: string): string[] {
  const found = new Set<string>(/<style\b/i.test(html) ? [`<style> ${REMOVED}`] : []);
  for (const element of parseInert(html).querySelectorAll('*')) {
    const tag = element.localName;
    const written = tag === 'h1' ? 'h2' : PARAGRAPH_TAGS.includes(tag) ? 'p' : tag;
    const isRefusedImage = tag === 'img' && !isAllowedAttribute('img', 'src', element.getAttribute('src') ?? '');
    if (!ALLOWED_TAGS.includes(written) || isRefusedImage) {
      found.add(isRefusedImage ? '<img> of another site is removed' : `<${tag}> ${REMOVED}`);
      continue;
    }
    if (written !== tag) found.add(`<${tag}> becomes <${written}>`);
    for (const { name, value } of element.attributes) {
      if (name !== 'rel' && !isAllowedAttribute(written, name, value)) found.add(`${name.replace('data-', '')} ${REMOVED}`);
    }
  }
  return [...found];
}

const REMOVED = 'is removed';
