/**
 * Puts notes where they are cited: blocks that a number leads to and that lead back to it, as Word, Google Docs, GitHub and encyclopedias
 * write them.
 */
export function inlineFootnotes(body: HTMLElement): void {
  const targets = new Map<string, Element>();
  for (const element of body.querySelectorAll('[id], a[name]'))
    for (const name of ['id', 'name']) targets.set(element.getAttribute(name) ?? '', element);
  const findTarget = (link: Element) => targets.get(decode(link.getAttribute('href')?.slice(1) ?? ''));
  const written = new Set<Element>();

  for (const link of [...body.querySelectorAll('a[href^="#"]')]) {
    const number = getNumber(link);
    const target = findTarget(link);
    const note = target && findNote(target);
    if (!note || !isBefore(link, note)) continue;
    const back = [...note.querySelectorAll('a[href^="#"]')].filter((other) => {
      const cited = findTarget(other);
      return cited && (cited.contains(link) || number.contains(cited));
    });
    if (written.has(note)) number.remove();
    if (written.has(note) || back.length === 0) continue;
    written.add(note);
    for (const other of note.querySelectorAll('a[href^="#"]')) if (isBefore(findTarget(other), note)) getNumber(other).remove();
    number.replaceWith(toFootnote(note));
  }
  for (const note of written) removeWithEmptyParents(note, body);
  const rule = [...body.querySelectorAll('hr')].at(-1);
  if (written.size > 0 && rule && isLast(rule, body)) removeWithEmptyParents(rule, body);
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function isBefore(one: Element | undefined, other: Element): boolean {
  return one !== undefined && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
}

function getNumber(link: Element): Element {
  const sup = link.closest('sup');
  return sup && sup.textContent?.trim() === link.textContent?.trim() ? sup : link;
}

/** The list item or paragraph, or the box of its paragraphs if it stands in one of its own. */
function findNote(target: Element): Element | null {
  const block = target.closest('li, p, div');
  const box = block?.localName === 'p' ? block.closest('div') : null;
  const count = (element: Element) => element.querySelectorAll('a[href^="#"]').length;
  return box && block && count(box) === count(block) ? box : block;
}

const BLOCKS = 'p, div, li, ul, ol, blockquote, section';

function toFootnote(note: Element): Element {
  const footnote = note.ownerDocument.createElement('small');
  footnote.className = 'footnote';
  footnote.append(...note.cloneNode(true).childNodes);
  for (const block of [...footnote.querySelectorAll(BLOCKS)])
    block.replaceWith(...block.childNodes, note.ownerDocument.createElement('br'));
  for (const end of ['firstChild', 'lastChild'] as const) {
    for (let node = footnote[end]; node && !node.textContent?.trim(); node = footnote[end]) node.remove();
  }
  if (footnote.firstChild?.nodeType === Node.TEXT_NODE) footnote.firstChild.nodeValue = footnote.firstChild.nodeValue?.trimStart() ?? '';
  if (footnote.lastChild?.nodeType === Node.TEXT_NODE) footnote.lastChild.nodeValue = footnote.lastChild.nodeValue?.trimEnd() ?? '';
  return footnote;
}

function removeWithEmptyParents(element: Element, body: HTMLElement) {
  let parent = element.parentElement;
  element.remove();
  for (const heading of parent?.parentElement?.querySelectorAll(':scope[data-footnotes] > h2') ?? []) heading.remove();
  while (parent && parent !== body && !parent.textContent?.trim() && !parent.querySelector('img')) {
    const outer = parent.parentElement;
    parent.remove();
    parent = outer;
  }
}

function isLast(element: Element, body: HTMLElement): boolean {
  for (let node: Node | null = element; node && node !== body; node = node.parentNode) {
    for (let next = node.nextSibling; next; next = next.nextSibling) if (next.textContent?.trim()) return false;
  }
  return true;
}
