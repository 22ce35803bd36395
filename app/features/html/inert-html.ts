/**
 * Loads and runs nothing. Style attributes and handlers become `data-…`, because the page's policy reports each as soon as it is parsed.
 */
export function parseInert(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = renameInTags(html.replace(/<style\b[\s\S]*?(?:<\/style>|$)/gi, ''));
  return body;
}

function renameInTags(html: string): string {
  let renamed = '';
  let from = 0;
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', from)) {
    const end = findTagEnd(html, start + 1);
    const isTag = /[a-z]/i.test(html[start + 1] ?? '');
    renamed +=
      html.slice(from, start) + (isTag ? html.slice(start, end).replace(ATTRIBUTES, renameAttribute) : html.slice(start, start + 1));
    from = isTag ? end : start + 1;
  }
  return renamed + html.slice(from);
}

function findTagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const letter = html[at] ?? '';
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at + 1;
  }
  return html.length;
}

const ATTRIBUTES = /([\s"'/])(style|on[a-z]+)(?=\s*=)|"[^"]*"|'[^']*'/gi;

function renameAttribute(match: string, before?: string, name?: string): string {
  return before === undefined || name === undefined ? match : `${before}data-${name}`;
}
