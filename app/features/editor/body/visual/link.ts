import { Mark, markPasteRule } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isAllowedAttribute } from '#features/html/allowed-html.ts';

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)\]]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]*\w/gi;

const MAX_ADDRESS = 2000;

/** The address that a text ends with, but for signs after it. */
export function findAddress(text: string): { index: number; text: string } | undefined {
  const word = text.slice(-MAX_ADDRESS).split(/\s/).at(-1) ?? '';
  const [found] = word.matchAll(ADDRESS);
  const isAlone =
    found && /^[([{"'„“«‚‘]*$/.test(word.slice(0, found.index)) && /^[^\w/]*$/.test(word.slice(found.index + found[0].length));
  return isAlone ? { index: text.length - word.length + found.index, text: found[0] } : undefined;
}

/** Adds a missing scheme; undefined if the whitelist refuses the link. */
export function toHref(text: string): string | undefined {
  const address = text.trim();
  if (!address) return undefined;
  const isComplete = /^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(address);
  const isEmail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address);
  const href = isComplete ? address : isEmail ? `mailto:${address}` : `https://${address}`;
  return isAllowedAttribute('a', 'href', href) ? href : undefined;
}

/** A pasted URL becomes a link, or links the selection. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  inclusive: false,
  exitable: true,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => (isAllowedAttribute('a', 'href', link.getAttribute('href') ?? ':') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addPasteRules() {
    return [markPasteRule({ find: ADDRESS, type: this.type, getAttributes: ([address]) => ({ href: toHref(address) }) })];
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handlePaste: ({ state }, event) => {
            const text = event.clipboardData?.getData('text/plain').trim() ?? '';
            const isAddress = text.length < MAX_ADDRESS && [...text.matchAll(ADDRESS)][0]?.[0] === text;
            return !state.selection.empty && isAddress && this.editor.commands.setMark('link', { href: toHref(text) });
          },
        },
      }),
    ];
  },
});
