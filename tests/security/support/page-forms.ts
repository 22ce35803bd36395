import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as getText } from 'hast-util-to-string';

export interface PageForm {
  /** Where the page stands, and where the form is sent. */
  page: string;
  action: string;
  method: 'GET' | 'POST';
  fields: { name: string; value: string; isHidden: boolean }[];
}

/** The forms of a page in which something can be typed. */
export function readForms(page: string, html: string): PageForm[] {
  return findElements(fromHtml(html), (element) => element.tagName === 'form').flatMap((form) => {
    const { action = page, method = 'get' } = form.properties;
    const fields = findElements(form, ({ tagName }) => ['input', 'textarea', 'select'].includes(tagName)).flatMap(({ properties }) => {
      const { name, value, type } = properties;
      return name ? [{ name: String(name), value: String(value ?? ''), isHidden: type === 'hidden' || type === 'checkbox' }] : [];
    });
    if (fields.every(({ isHidden }) => isHidden)) return [];
    return [{ page, action: String(action), method: String(method).toUpperCase() === 'POST' ? 'POST' : 'GET', fields }];
  });
}

/** What a page is made of, as far as a text in it could change that: names of elements, handlers and scripts. */
export function describeMarkup(html: string): { names: Set<string>; handlers: string[]; scripts: string[] } {
  const elements = findElements(fromHtml(html), () => true);
  return {
    names: new Set(elements.map(({ tagName }) => tagName)),
    handlers: elements.flatMap(({ properties }) => Object.keys(properties).filter((name) => /^on[a-z]/i.test(name))),
    scripts: elements.filter(({ tagName }) => tagName === 'script').map((script) => getText(script).trim()),
  };
}

export function findElements(tree: Root | Element, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const walk = (node: Nodes) => {
    if (node.type === 'element' && isWanted(node)) found.push(node);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  return found;
}
