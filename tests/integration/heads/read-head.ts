import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as getText } from 'hast-util-to-string';
import type { Node } from './find-graph-problems.ts';

export interface Head {
  title: string;
  /** By name or property; of several, all. */
  meta: Map<string, string[]>;
  canonical: string | undefined;
  graphs: Node[];
}

/** What a page's first HTML says to machines. */
export function readHead(html: string): Head {
  const elements = list(fromHtml(html));
  const metas = elements.filter(({ tagName, properties }) => tagName === 'meta' && properties.content !== undefined);
  const find = (tagName: string) => elements.find((element) => element.tagName === tagName);
  return {
    title: getText(find('title') ?? { type: 'root', children: [] }),
    meta: new Map(
      [...Map.groupBy(metas, ({ properties }) => String(properties.name ?? properties.property))].map(([name, all]) => [
        name,
        all.map(({ properties }) => String(properties.content)),
      ]),
    ),
    canonical: elements
      .filter(({ tagName, properties }) => tagName === 'link' && [properties.rel].flat().includes('canonical'))
      .map(({ properties }) => String(properties.href))[0],
    graphs: elements
      .filter(({ tagName, properties }) => tagName === 'script' && properties.type === 'application/ld+json')
      .map((script) => JSON.parse(getText(script))),
  };
}

function list(node: Nodes): Element[] {
  const inner = 'children' in node ? node.children.flatMap(list) : [];
  return node.type === 'element' ? [node, ...inner] : inner;
}
