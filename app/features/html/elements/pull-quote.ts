import type { ElementKind } from './element-kind.ts';
import { quoteTool } from './quote-tool.ts';

export const pullQuote: ElementKind = {
  tag: 'blockquote',
  className: /^pull-quote$/,
  tools: [
    quoteTool('pull-quote', {
      name: 'Pull quote',
      path: 'M5 4h14M5 20h14M7 15V9h4v4c0 1-1 2-2 2M14 15V9h4v4c0 1-1 2-2 2',
      words: 'large aside',
    }),
  ],
};
