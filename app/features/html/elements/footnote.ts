import type { Element, ElementContent, Root, RootContent } from 'hast';
import { createElement, type ElementKind, getClass } from './element-kind.ts';
import { replaceElements } from './walk-elements.ts';

/** A note in the place that it belongs to: moving or deleting the words around it takes it along. */
export const footnote: ElementKind = {
  tag: 'small',
  className: /^footnote$/,
};

export function isFootnote(node: RootContent | ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'small' && getClass(node) === 'footnote';
}

export function isWholeFootnote({ children }: Element): boolean {
  return children.length > 0 && children.every(isInline);
}

const INLINE = new Set('strong b em i u s a cite q code sub sup mark small abbr br'.split(' '));

function isInline(node: ElementContent): boolean {
  return node.type !== 'element' || (INLINE.has(node.tagName) && node.children.every(isInline));
}

/** Beside its line where there is room; elsewhere its number, a checkbox, opens it in place without a script. */
export function showFootnotes(tree: Root): void {
  let count = 0;
  replaceElements(tree, (note) => {
    if (!isFootnote(note)) return undefined;
    count += 1;
    const number = String(count);
    const id = `note-${number}`;
    return createElement('span', { className: ['note'] }, [
      createElement('input', { type: 'checkbox', id, className: ['note-toggle'] }),
      createElement('label', { className: ['note-number'], htmlFor: [id] }, [
        createElement('span', { className: ['visually-hidden'] }, ['Note ']),
        number,
      ]),
      createElement('small', { className: ['note-text'] }, [
        createElement('span', { className: ['note-mark'], ariaHidden: 'true' }, [`${number} `]),
        ...note.children,
      ]),
    ]);
  });
}

/** For readers of a feed or an email: numbers in the text, and the notes in a list at its end. */
export function toEndnotes(tree: Root): void {
  const notes: Element[] = [];
  replaceElements(tree, (note) => {
    if (!isFootnote(note)) return undefined;
    notes.push(createElement('li', {}, note.children));
    return createElement('sup', {}, [`[${notes.length}]`]);
  });
  if (notes.length > 0) tree.children.push(createElement('hr', {}), createElement('ol', {}, notes));
}
