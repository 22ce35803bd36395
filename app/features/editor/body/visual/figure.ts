import { Node } from '@tiptap/core';

export interface FigureAttributes {
  src: string;
  alt: string;
  width: number | string | null;
  height: number | string | null;
  /** Where the image leads; null without a link. */
  href: string | null;
  title: string | null;
  /** Written as `<img>` alone, without `<figure>`, as long as it has no caption. */
  isBare: boolean;
}

/** An image with its caption, which is typed in place. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    width: { default: null, rendered: false },
    height: { default: null, rendered: false },
    href: { default: null, rendered: false },
    title: { default: null, rendered: false },
    isBare: { default: false, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const images = figure.querySelectorAll('img');
        const [image] = images;
        return image && images.length === 1 ? { ...getAttributes(image), isBare: false } : false;
      },
      contentElement: (figure) =>
        (figure instanceof HTMLElement && figure.querySelector('figcaption')) || document.createElement('figcaption'),
    },
    {
      tag: 'a[href]',
      priority: 1001, // before the link of words
      getAttrs: (link) => {
        const image = link.querySelector('img[src]');
        const isAlone = link.querySelectorAll('*').length === 1 && !link.textContent?.trim();
        return image && isAlone ? { ...getAttributes(image), isBare: true } : false;
      },
      contentElement: () => document.createElement('figcaption'),
    },
    { tag: 'img[src]', getAttrs: (image) => ({ ...getAttributes(image), isBare: true }) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { src, alt, width, height } = node.attrs;
    return ['figure', HTMLAttributes, ['img', { src, alt, width, height }], ['figcaption', 0]];
  },
  addKeyboardShortcuts() {
    const isInside = () => this.editor.state.selection.$from.parent.type === this.type;
    return {
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if (!isInside()) return false;
        const after = $from.after();
        return this.editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection;
        return isInside() && empty && $from.parent.content.size === 0 && this.editor.commands.deleteNode(this.type);
      },
    };
  },
});

function getAttributes(image: Element): Omit<FigureAttributes, 'isBare'> {
  const link = image.closest('a');
  return {
    src: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt') ?? '',
    width: image.getAttribute('width'),
    height: image.getAttribute('height'),
    href: link?.getAttribute('href') ?? null,
    title: link?.getAttribute('title') ?? null,
  };
}
