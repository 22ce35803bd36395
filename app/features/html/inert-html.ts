/**
 * HTML as elements of a document that loads and runs nothing. Its style attributes and event handlers are called `data-style`,
 * `data-onclick` and so on: the page's policy complains of each as soon as it is read, even where it would never be shown or run.
 */
export function parseInert(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = html
    .replace(/<style\b[\s\S]*?(?:<\/style>|$)/gi, '')
    .replace(/<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
      tag.replace(/([\s"'/])(style|on[a-z]+)(?=\s*=)|"[^"]*"|'[^']*'/gi, renameAttribute),
    );
  return body;
}

function renameAttribute(match: string, before?: string, name?: string): string {
  return before === undefined || name === undefined ? match : `${before}data-${name}`;
}
