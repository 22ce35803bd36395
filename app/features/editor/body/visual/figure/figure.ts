import { Node } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type Node as DocumentNode, Fragment, type NodeType, Slice } from '@tiptap/pm/model';
import { NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { isPlaceholder } from '#features/html/image-placeholder.ts';
import type { FigureAttributes } from './figure-attributes.ts';
import { FigureView } from './figure-view.ts';

declare module '@tiptap/core' {
  interface Storage {
    figure: {
      choose: () => void;
      pick: () => void;
    };
  }
  interface Commands<ReturnType> {
    figure: {
      insertImages: (images: (Pick<FigureAttributes, 'src'> & Partial<FigureAttributes>)[], at?: number) => ReturnType;
      leaveFigure: () => ReturnType;
    };
  }
}

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addStorage: () => ({ choose: () => undefined, pick: () => undefined }),
  addAttributes: () => ({
    src: { default: '', rendered: false },
    alt: { default: null, rendered: false },
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
    const address = isPlaceholder(src) ? { 'data-upload': src } : { src }; // no browser asks for it, also not for a copy in the clipboard
    return ['figure', HTMLAttributes, ['img', { ...address, alt, width, height }], ['figcaption', 0]];
  },
  addNodeView: () => (props) => new FigureView(props),
  addCommands() {
    return {
      insertImages:
        (images, at) =>
        ({ tr, dispatch }) => {
          if (!dispatch) return true;
          const figures = images.map((attributes) => this.type.create({ ...attributes, isBare: false }));
          insertFigures(tr, figures, at);
          return true;
        },
      leaveFigure:
        () =>
        ({ tr, state, dispatch }) => {
          const { selection } = tr;
          const isSelected = selection instanceof NodeSelection && selection.node.type === this.type;
          if (!isSelected && selection.$from.parent.type !== this.type) return false;
          const $figure = isSelected ? selection.$from : tr.doc.resolve(selection.$from.before());
          const isPart = $figure.parent.type.name === 'gallery';
          const after = isPart ? $figure.after() : $figure.pos + ($figure.nodeAfter?.nodeSize ?? 0);
          if (!dispatch) return true;
          tr.insert(after, state.schema.nodes.paragraph?.create() ?? []);
          tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView();
          return true;
        },
    };
  },
  /** Text typed over a selected image goes after it; Delete removes the image. */
  addProseMirrorPlugins() {
    const handleTextInput = (_: unknown, __: number, ___: number, text: string) => {
      const { selection } = this.editor.state;
      if (!(selection instanceof NodeSelection) || selection.node.type !== this.type) return false;
      return this.editor.chain().leaveFigure().insertContent({ type: 'text', text }).run();
    };
    return [new Plugin({ props: { handleTextInput, handleDOMEvents: followFiles(this.type) } })];
  },
  addKeyboardShortcuts() {
    const getSelection = () => this.editor.state.selection;
    const isInside = () => getSelection().$from.parent.type === this.type;
    const isSelected = () => {
      const selection = getSelection();
      return selection instanceof NodeSelection && selection.node.type === this.type;
    };
    const selectFromCaption = (direction: 'up' | 'left') => () => {
      const { empty, $from } = getSelection();
      if (!isInside() || !empty || !this.editor.view.endOfTextblock(direction)) return false;
      return this.editor.commands.setNodeSelection($from.before());
    };
    return {
      Enter: () => (isInside() || isSelected()) && this.editor.commands.leaveFigure(),
      Backspace: () => {
        const { empty, $from } = getSelection();
        return isInside() && empty && $from.parent.content.size === 0 && this.editor.commands.deleteNode(this.type);
      },
      ArrowUp: selectFromCaption('up'),
      ArrowLeft: selectFromCaption('left'),
      ArrowDown: () => isSelected() && this.editor.commands.setTextSelection(getSelection().from + 1),
      ArrowRight: () => isSelected() && this.editor.commands.setTextSelection(getSelection().from + 1),
      Tab: () => {
        const figure = isSelected() && this.editor.view.nodeDOM(getSelection().from);
        const field = figure instanceof HTMLElement && figure.querySelector<HTMLElement>('.figure-panel input, .figure-panel button');
        if (field) field.focus();
        return Boolean(field);
      },
    };
  },
});

/** Files are dragged as the figures that they become: the line shows where these can stand, which is between blocks. */
function followFiles(type: NodeType): NonNullable<EditorProps['handleDOMEvents']> {
  const slice = new Slice(Fragment.from(type.create()), 0, 0);
  return {
    dragover(view, { dataTransfer }) {
      if (dataTransfer && isOfFiles(dataTransfer)) view.dragging ??= { slice, move: false };
      return false;
    },
    dragleave(view, { relatedTarget }) {
      const isInside = relatedTarget instanceof globalThis.Node && view.dom.contains(relatedTarget);
      if (view.dragging?.slice === slice && !isInside) view.dragging = null;
      return false;
    },
  };
}

/** An image of a web page is dragged as its HTML, too. */
export function isOfFiles({ types }: DataTransfer): boolean {
  return types.includes('Files') && !types.includes('text/html');
}

function getAttributes(image: Element): Omit<FigureAttributes, 'isBare'> {
  const link = image.closest('a');
  return {
    src: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt'),
    width: image.getAttribute('width'),
    height: image.getAttribute('height'),
    href: link?.getAttribute('href') ?? null,
    title: link?.getAttribute('title') ?? null,
  };
}

/**
 * Inserts figures between blocks: a paragraph is split around them, an empty one makes room. The cursor then follows them, never in a
 * caption. One step of undo.
 */
function insertFigures(tr: Transaction, figures: DocumentNode[], at = tr.selection.to): void {
  const [first] = figures;
  if (!first) return;
  closeHistory(tr);
  const from = makeRoom(tr, first, at);
  tr.insert(from, figures);
  const after = from + figures.reduce((size, figure) => size + figure.nodeSize, 0);
  const { nodeAfter, parent } = tr.doc.resolve(after);
  const { paragraph } = tr.doc.type.schema.nodes;
  const isTextAfter = nodeAfter?.type === paragraph && (at > from || nodeAfter?.content.size === 0);
  if (!isTextAfter && paragraph && parent.type.contentMatch) tr.insert(after, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView();
}

function makeRoom(tr: Transaction, figure: DocumentNode, at: number): number {
  const $at = tr.doc.resolve(at);
  const { parent, parentOffset, depth } = $at;
  if (parent.isTextblock && parent.type !== figure.type && canHold(tr, $at.before(), figure)) {
    if (parent.content.size === 0 && parent.type.name === 'paragraph') {
      tr.delete($at.before(), $at.after());
      return $at.before();
    }
    if (parentOffset === 0) return $at.before();
    if (parentOffset < parent.content.size) {
      tr.split(at);
      return at + 1;
    }
  }
  if (!parent.isTextblock && canHold(tr, at, figure)) return at;
  for (let level = depth; level > 0; level--) if (canHold(tr, $at.after(level), figure)) return $at.after(level);
  return tr.doc.content.size;
}

function canHold(tr: Transaction, position: number, figure: DocumentNode): boolean {
  const $position = tr.doc.resolve(position);
  const index = $position.index();
  return $position.parent.canReplaceWith(index, index, figure.type);
}
