import sanitizeHtml from 'sanitize-html';
import { ALLOWED_TAGS, isAllowedAttribute } from './allowed-html.ts';

/** Lists each name once; a refused value is listed by its attribute. */
export function findStrippedHtml(html: string): { tags: string[]; attributes: string[] } {
  const tags = new Set<string>();
  const attributes = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    onOpenTag(tag, values) {
      const name = tag === 'h1' ? 'h2' : tag;
      if (!ALLOWED_TAGS.includes(name)) {
        tags.add(tag);
        return;
      }
      for (const [attribute, value] of Object.entries(values)) {
        if (attribute === 'rel' || isAllowedAttribute(name, attribute, value)) continue; // the sanitiser itself writes rel
        attributes.add(attribute);
      }
      if (name === 'img' && !isAllowedAttribute('img', 'src', values.src ?? '')) tags.add('img');
    },
  });
  return { tags: [...tags], attributes: [...attributes] };
}
