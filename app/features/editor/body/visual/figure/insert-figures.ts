import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Inserts figures between blocks: a paragraph is split around them, an empty one makes room. The cursor then follows them, never in a
 * caption. One step of undo.
 */
export function insertFigures(tr: Transaction, figures: Node[], at = tr.selection.to): void {
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

function makeRoom(tr: Transaction, figure: Node, at: number): number {
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

function canHold(tr: Transaction, position: number, figure: Node): boolean {
  const $position = tr.doc.resolve(position);
  const index = $position.index();
  return $position.parent.canReplaceWith(index, index, figure.type);
}
