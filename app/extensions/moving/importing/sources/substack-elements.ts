import type { Element } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { z } from '#platform/forms/zod.ts';
import { parseJson } from '#platform/text/decode.ts';
import type { Rewrite } from '../reading/article-html.server.ts';
import { isKnownEmbed } from '../reading/embeds.ts';
import { element, findElement, hasClass, text } from '../reading/html-nodes.ts';

const line = z.string().catch('');
const image = z.object({ src: z.string() });
const attributesSchema = z.object({
  ...{ canonical_url: line, url: line, base_url: line, instagram_id: line, title: line, name: line, label: line, caption: line },
  persistentExpression: line,
  gallery: z
    .object({ images: z.array(image).catch([]), caption: line, alt: line })
    .optional()
    .catch(undefined),
});

/** What Substack writes as an element without words, whose content stands in `data-attrs`. */
export const rewriteSubstackElement: Rewrite = (node) => {
  if (hasClass(node.properties, /^file-embed-wrapper$/)) return toFileLink(node);
  const json = node.properties.dataAttrs;
  if (typeof json !== 'string' || findElement(node, isContent) || toText(node).trim()) return undefined;
  const { data } = attributesSchema.safeParse(parseJson(json));
  if (!data) return undefined;
  const { gallery, persistentExpression, instagram_id, title, name, label, caption } = data;
  if (gallery) {
    const { images, alt } = gallery;
    const pictures = images.map(({ src }) => element('figure', [element('img', [], { src, alt })]));
    const words = gallery.caption ? [element('figcaption', [text(gallery.caption)])] : [];
    return { nodes: [element('figure', [...pictures, ...words], { className: ['gallery'] })] };
  }
  if (persistentExpression) return { nodes: [element('pre', [element('code', [text(persistentExpression)])])] };
  const url = data.canonical_url || data.url || data.base_url || (instagram_id && `https://www.instagram.com/p/${instagram_id}/`);
  const words = title || name || label || caption;
  if (isKnownEmbed(url)) return { nodes: [element('p', [text(url)])] };
  if (/^https?:/.test(url)) {
    const rest = caption && caption !== words ? [element('br', []), text(caption)] : [];
    return { nodes: [element('p', [element('a', [text(words || url)], { href: url }), ...rest], { className: ['link-card'] })] };
  }
  const [kind = 'element'] = [node.properties.className].flat().map((each) => String(each).replace(/^native-|-embed$|-wrap$/g, ''));
  const what = `Substack ${kind.replaceAll('-', ' ')}`;
  return { nodes: [], lost: { one: what, many: `${what}s` } };
};

function isContent({ tagName, properties }: Element): boolean {
  return tagName === 'img' || tagName === 'iframe' || (tagName === 'a' && Boolean(properties.href));
}

function toFileLink(node: Element): ReturnType<Rewrite> {
  const title = findElement(node, ({ properties }) => hasClass(properties, /^file-embed-details-h1$/));
  const href = findElement(node, ({ tagName, properties }) => tagName === 'a' && Boolean(properties.href))?.properties.href;
  const words = [text((title && toText(title).trim()) || 'Download the file')];
  const lost = { one: 'file', many: 'files', ...(href && { isLink: true as const }) };
  return { nodes: [element('p', href ? [element('a', words, { href })] : words)], lost };
}
