import type { Element, Root } from 'hast';
import { createElement } from '../element-kind.ts';
import { isFootnote } from './footnote.ts';

/** Beside its line where there is room; elsewhere its number, a checkbox, opens it in place without a script. */
export function showFootnotes(tree: Root): void {
  const count = { value: 0 };
  replace(tree, (note) => {
    count.value += 1;
    const id = `note-${count.value}`;
    const number = String(count.value);
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
  replace(tree, (note) => {
    notes.push(createElement('li', {}, note.children));
    return createElement('sup', {}, [`[${notes.length}]`]);
  });
  if (notes.length > 0) tree.children.push(createElement('hr', {}), createElement('ol', {}, notes));
}

function replace(parent: Root | Element, write: (note: Element) => Element): void {
  for (const [at, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    if (isFootnote(child)) parent.children[at] = write(child);
    else replace(child, write);
  }
}
