import { expect, test } from 'vitest';
import { createFirstPages } from './first-page.ts';

const SHEETS: Record<string, string> = {
  '/faces.css':
    '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:url(/b.woff2)}@font-face{font-family:C;src:local("C")}\n',
  '/styles.css':
    '@layer base,pages;@layer base{:root{--a:1}.none,h1{color:red;&>em{color:blue}& b:is(.none){color:tan}& u{color:red}}}@layer pages{.late,.end{margin:0}.head:not(.none)[x="}{"]{top:0}h1:hover{top:3px}h1:not(:hover){top:4px}@media print{h1{top:1px}}@media (width>=1px){.late{top:2px}}}@keyframes a{0%{top:0}}',
};
const LINKS = ['<link rel="stylesheet" href="/faces.css"/>', '<link nonce="n" rel="stylesheet" href="/styles.css"/>'];

function write(body: string) {
  return `<html><head><link rel="expect" href="#main" blocking="render"/><script type="application/ld+json">{}</script>${LINKS.join('')}</head><body>${body}</body></html>`;
}

const toFirstPage = createFirstPages((href) => SHEETS[href]);

test('[LINE-1] a first page brings the rules of its first view, in their layers, and its style sheet comes last', () => {
  const body = `<header class="head" id="site-header"><details><summary>a</summary><u>b</u></details></header><h1>A <em>b</em></h1>${'<p>word</p>'.repeat(1000)}<i class="late">c</i>`;
  expect(toFirstPage(write(body), 'n')).toBe(
    [
      '<html><head><style nonce="n">@font-face{font-family:C;src:local("C");}',
      '@layer base,pages;@layer base{:root{--a:1;}h1{color:red;&>em{color:blue;}}}@layer pages{.head:not(.none)[x="}{"]{top:0;}h1:not(:hover){top:4px;}}',
      '@keyframes a{0%{top:0;}}</style><link rel="expect" href="#main" blocking="render"/></head>',
      `<body>${body}<link nonce="n" rel="stylesheet" href="/styles.css"/><script type="application/ld+json">{}</script></body></html>`,
    ].join(''),
  );
});

test('[LINE-1] a page whose style sheets the build does not know stays as it is', () => {
  expect(toFirstPage('<html><head><link rel="stylesheet" href="/other.css"/></head><body></body></html>', 'n')).toBeUndefined();
  expect(toFirstPage('<html><head></head><body></body></html>', 'n')).toBeUndefined();
  expect(toFirstPage('', 'n')).toBeUndefined();
});
