/**
 * HTML as elements of a document that loads and runs nothing. Its style attributes and event handlers are called `data-style`,
 * `data-onclick` and so on: the page's policy complains of each as soon as it is read, even where it would never be shown or run.
 */
export function parseInert(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = renameInTags(html.replace(/<style\b[\s\S]*?(?:<\/style>|$)/gi, ''));
  return body;
}

/** Reads each letter once, however the quotes stand. */
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

/** After the `>` that no quotes hold, or the end of the text. */
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
