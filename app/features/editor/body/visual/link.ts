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

/** Adds a missing scheme; undefined for what is no address, and if the whitelist refuses the link. */
export function toHref(text: string): string | undefined {
  const href = addScheme(text.trim());
  return href && isAllowedAttribute('a', 'href', href) ? href : undefined;
}

function addScheme(address: string): string | undefined {
  if (/^https?:/i.test(address)) return URL.canParse(address) ? address : undefined;
  const scheme = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(address)?.[0] ?? '';
  const isPort = /^:\d/.test(address.slice(scheme.length)) && !/^(?:tel|mailto)$/i.test(scheme);
  if (/^[/#?]/.test(address) || (scheme && !isPort)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s()./-]{6,30}$/.test(address) && !/^\d+(?:\.\d+){3}/.test(address)) return `tel:${address.replace(/[^+\d]/g, '')}`;
  const href = `https://${address}`;
  const isHost = URL.canParse(href) && /^[^.]+(?:\.[^.]+)+$/.test(new URL(href).hostname);
  return isHost && !/^[\s/]/.test(address) ? href : undefined;
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
