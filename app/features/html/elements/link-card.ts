import type { Element } from 'hast';
import { createElement, type ElementKind } from './element-kind.ts';

/** A paragraph that begins with a link: its title; the rest describes it. */
export const linkCard: ElementKind = {
  tag: 'p',
  className: /^link-card$/,
  tools: [
    {
      name: 'Link card',
      words: 'bookmark address preview',
      path: 'M3.5 5.5h17v13h-17zM3.5 5.5v13M7.5 10h9M7.5 14h5',
      isPressed: (editor) => editor.isActive('paragraph', { class: 'link-card' }),
      run: (editor) => editor.chain().focus().updateAttributes('paragraph', { class: 'link-card' }).run(),
      panel: 'link',
    },
  ],
};

export function isWholeLinkCard({ children: [first] }: Element): boolean {
  return first?.type === 'element' && first.tagName === 'a';
}

/** With the name of the site that it leads to. */
export function showLinkCard(card: Element): Element {
  const [link] = card.children;
  const url = link?.type === 'element' ? URL.parse(String(link.properties.href)) : null;
  if (!url?.hostname) return card;
  const host = createElement('span', { className: ['link-card-host'] }, [url.hostname.replace(/^www\./, '')]);
  return { ...card, children: [...card.children, host] };
}
