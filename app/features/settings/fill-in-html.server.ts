import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { fillIn, findUntold } from './fill-in.ts';
import type { Site } from './site.ts';

/** Fills in placeholders and sanitises. Drops sentences that name an empty setting, and blocks that become empty. */
export function toFilledHtml(html: string, site: Site): string {
  const tree = fromHtml(sanitizeArticleHtml(html), { fragment: true });
  return toHtml({ type: 'root', children: fillNodes(tree.children, site) } satisfies Root);
}

function fillNodes<Node extends RootContent | ElementContent>(nodes: readonly Node[], site: Site): Node[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ ...node, value: fillIn(node.value, site) }];
    if (node.type !== 'element') return [node];
    const children = hasBlocks(node) ? fillNodes(node.children, site) : fillLine(node, site);
    return children.length === 0 && node.children.length > 0 ? [] : [{ ...node, children }];
  });
}

/** A sentence of a block may span several elements. */
function fillLine(block: Element, site: Site): ElementContent[] {
  const texts = [...listTexts(block)];
  const untold = findUntold(texts.map(({ value }) => value).join(''), site);
  const filled = new Map<Text, string>();
  let at = 0;
  for (const text of texts) {
    const kept = cut(text.value, at, untold);
    filled.set(text, fillIn(kept, site));
    at += text.value.length;
  }
  return replaceTexts(block.children, filled);
}

function cut(value: string, start: number, ranges: readonly (readonly [number, number])[]): string {
  let kept = '';
  let at = 0;
  for (const [from, to] of ranges) {
    kept += value.slice(at, Math.max(at, from - start));
    at = Math.max(at, Math.min(value.length, to - start));
  }
  return kept + value.slice(at);
}

function replaceTexts(nodes: readonly ElementContent[], filled: ReadonlyMap<Text, string>): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') {
      const value = filled.get(node) ?? '';
      return value === '' ? [] : [{ ...node, value }];
    }
    if (node.type !== 'element') return [node];
    const children = replaceTexts(node.children, filled);
    return children.length === 0 && node.children.length > 0 ? [] : [{ ...node, children }];
  });
}

function* listTexts({ children }: Element): Generator<Text> {
  for (const child of children) {
    if (child.type === 'text') yield child;
    else if (child.type === 'element') yield* listTexts(child);
  }
}

const BLOCKS = new Set('p h2 h3 h4 ul ol li blockquote pre figure figcaption table caption thead tbody tr th td dl dt dd hr'.split(' '));

function hasBlocks({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (BLOCKS.has(child.tagName) || hasBlocks(child)));
}
