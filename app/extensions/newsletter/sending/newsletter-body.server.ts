import type { Element, ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { showElementsElsewhere } from '#features/html/elements/show-elements.server.ts';
import { getImageElsewhere, type ImageName, parseImageUrl } from '#features/images/image-variants.ts';
import { absoluteTree } from '#features/seo/absolute-html.server.ts';
import { element, link, writePlainText } from '#features/seo/markdown/markdown.server.ts';
import type { RenderedEmail } from './newsletter.ts';

export const TEXT_WIDTH = 552;
/** Gmail clips at 102 kB, with the link to leave; the frame needs the rest. */
const MAX_TEXT_BYTES = 85_000;

interface WrittenBody {
  title: string;
  /** Of the plain text; the frame has that of the HTML. */
  deck: string;
  content: string;
  /** What its links and images begin from. */
  baseUrl: string;
  /** Of the article on the site; null for a note, which is nowhere else. */
  url: string | null;
}

/** What stands between the head and the foot of an email. `styles` are CSS by the names of elements. */
export function writeBody({ title, deck, content, baseUrl, url }: WrittenBody, styles: Record<string, string>): RenderedEmail {
  const tree = absoluteTree(content, baseUrl, fitImage);
  showElementsElsewhere(tree);
  const all = tree.children.map((block) => styleBlock(block, styles));
  const { taken, isCut } = cut(all, MAX_TEXT_BYTES);
  const blocks = url === null ? all : taken; // the rest of a note is nowhere else
  const readOn = url === null ? [] : [element('p', isCut ? 'Read on: ' : 'On the site: ', link(url, url))];
  const text = writePlainText({
    type: 'root',
    children: [element('h1', title), ...(deck ? [element('p', deck)] : []), ...blocks, ...readOn],
  });
  return { html: toHtml({ type: 'root', children: blocks }), text: text.trim(), isCut };
}

const DIVISIBLE = ['ul', 'ol', 'dl', 'table', 'tbody', 'blockquote'];
const TAG_BYTES = 200;

/** Whole blocks, as many as there is room for; of a list, a table or a quote as many parts. */
function cut<Node extends RootContent | ElementContent>(nodes: Node[], bytes: number): { taken: Node[]; isCut: boolean } {
  const taken: Node[] = [];
  let room = bytes;
  for (const node of nodes) {
    room -= Buffer.byteLength(toHtml(node));
    if (room >= 0) taken.push(node);
    else {
      if (node.type !== 'element' || !DIVISIBLE.includes(node.tagName)) return { taken, isCut: true };
      const inner = cut(node.children, room + Buffer.byteLength(toHtml(node)) - TAG_BYTES).taken;
      if (inner.some(({ type }) => type === 'element')) taken.push({ ...node, children: inner });
      return { taken, isCut: true };
    }
  }
  return { taken, isCut: false };
}

function styleBlock<Node extends RootContent | ElementContent>(node: Node, styles: Record<string, string>): Node {
  if (node.type !== 'element') return node;
  const { tagName, properties, children } = node;
  const style = styles[tagName];
  return {
    ...node,
    properties: { ...properties, ...(style && { style }) },
    children: children.map((child) => styleBlock(child, styles)),
  };
}

/** Outlook shows neither WebP nor AVIF, and follows the width alone. */
function fitImage({ properties }: Element): void {
  const image = parseImageUrl(String(properties.src));
  const width = Math.min(Number(properties.width) || TEXT_WIDTH, TEXT_WIDTH);
  const { height, width: own } = image ?? { height: Number(properties.height), width: Number(properties.width) };
  Object.assign(properties, { width, height: height && own ? Math.max(1, Math.round((height * width) / own)) : undefined });
  if (image) properties.src = isShownByOutlook(image) ? properties.src : (getImageElsewhere(String(properties.src))?.url ?? properties.src);
}

export function isShownByOutlook({ extension }: ImageName): boolean {
  return extension !== 'webp' && extension !== 'avif';
}
