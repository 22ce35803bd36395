import type { NodeViewRendererProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView, ViewMutationRecord } from '@tiptap/pm/view';
import { ReactRenderer } from '@tiptap/react';
import { FigureParts, type FigurePartsProps } from './figure-parts.tsx';

/** React renders the image and its fields, the editor the caption. */
export class FigureView implements NodeView {
  dom = document.createElement('figure');
  contentDOM = document.createElement('figcaption');
  private panel = document.createElement('div');
  private renderer: ReactRenderer<unknown, FigurePartsProps>;

  constructor({ editor, node, getPos }: NodeViewRendererProps) {
    this.renderer = new ReactRenderer(FigureParts, {
      editor,
      as: 'div',
      className: 'figure-image',
      props: { editor, node, getPos, isSelected: false, panel: this.panel },
    });
    this.renderer.element.contentEditable = 'false';
    this.panel.contentEditable = 'false';
    this.panel.className = 'figure-panel-place';
    this.dom.append(this.renderer.element, this.panel, this.contentDOM);
    this.setAttributes(node);
    this.renderer.element.addEventListener('click', ({ target }) => {
      const position = getPos();
      if (position === undefined || (target instanceof Element && target.closest('button, input'))) return;
      editor.chain().setNodeSelection(position).focus(undefined, { scrollIntoView: false }).run();
    });
  }

  update(node: Node): boolean {
    if (node.type.name !== 'figure') return false;
    this.renderer.updateProps({ node });
    this.setAttributes(node);
    return true;
  }

  selectNode() {
    this.dom.classList.add('ProseMirror-selectednode');
    this.renderer.updateProps({ isSelected: true });
    requestAnimationFrame(() => {
      if (this.dom.offsetHeight < innerHeight / 2) this.dom.scrollIntoView({ block: 'nearest' }); // with its panel, which would cover it
    });
  }

  deselectNode() {
    this.dom.classList.remove('ProseMirror-selectednode');
    this.renderer.updateProps({ isSelected: false });
  }

  /** Fields and buttons are not the editor's; the image itself can be dragged by it. */
  stopEvent({ target }: Event): boolean {
    if (!(target instanceof Element)) return false;
    return this.panel.contains(target) || (!this.contentDOM.contains(target) && target.closest('button, input') !== null);
  }

  ignoreMutation({ type, target }: ViewMutationRecord): boolean {
    return type === 'selection' ? this.panel.contains(target) : !this.contentDOM.contains(target);
  }

  destroy() {
    this.renderer.destroy();
  }

  private setAttributes({ attrs: { lang, dir, class: width } }: Node) {
    this.dom.lang = lang ?? '';
    this.dom.dir = dir ?? '';
    for (const name of ['wide', 'full', 'left', 'right']) this.dom.classList.toggle(name, name === width);
  }
}
