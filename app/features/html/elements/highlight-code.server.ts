import type { Element, ElementContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { getClass } from './element-kind.ts';

const lowlight = createLowlight({ bash, css, diff, javascript, json, markdown, php, python, sql, typescript, xml, yaml });

/** Longer code stays plain. */
const MAX_LENGTH = 20_000;

/** Four colours are enough to read by. */
const COLOURS: Readonly<Record<string, string>> = {
  ...{ 'hljs-keyword': 'code-keyword', 'hljs-built_in': 'code-keyword', 'hljs-name': 'code-keyword', 'hljs-selector-tag': 'code-keyword' },
  ...{ 'hljs-literal': 'code-value', 'hljs-number': 'code-value', 'hljs-attr': 'code-name', 'hljs-attribute': 'code-name' },
  ...{ 'hljs-string': 'code-value', 'hljs-regexp': 'code-value', 'hljs-addition': 'code-value', 'hljs-variable': 'code-name' },
  ...{ 'hljs-title': 'code-name', 'hljs-section': 'code-name', 'hljs-type': 'code-name', 'hljs-property': 'code-name' },
  ...{ 'hljs-comment': 'code-comment', 'hljs-quote': 'code-comment', 'hljs-meta': 'code-comment', 'hljs-deletion': 'code-comment' },
};

/** `pre` whose code says its language, with its words coloured by their part in it. */
export function highlightCode(pre: Element): Element {
  const [code, ...others] = pre.children;
  if (code?.type !== 'element' || others.length > 0) return pre;
  const language = /^language-(.+)$/.exec(getClass(code))?.[1] ?? '';
  const text = toText(code);
  if (!lowlight.registered(language) || text.length > MAX_LENGTH) return pre;
  const { children } = lowlight.highlight(language, text);
  return { ...pre, children: [{ ...code, children: children.flatMap((node) => (node.type === 'doctype' ? [] : colour(node))) }] };
}

function colour(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(colour);
  const name = getClass(node)
    .split(' ')
    .map((each) => COLOURS[each])
    .find(Boolean);
  return name ? [{ ...node, properties: { className: [name] }, children }] : children;
}
