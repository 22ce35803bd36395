import type { Element } from 'hast';
import { createElement, type ElementKind } from './element-kind.ts';
import { quoteTool } from './quote-tool.ts';

export const callout: ElementKind = {
  tag: 'blockquote',
  className: /^callout$/,
  tools: [quoteTool('callout', { name: 'Callout', path: 'M4 4.5v15M8 6.5h12M8 12h12M8 17.5h8', words: 'note box tip warning aside' })],
};

export function showCallout({ children }: Element): Element {
  return createElement('div', { className: ['callout'], role: 'note' }, children);
}
