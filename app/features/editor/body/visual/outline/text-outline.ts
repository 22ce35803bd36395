import type { Node as DocumentNode } from '@tiptap/pm/model';

export interface OutlineHeading {
  text: string;
  level: number;
  position: number;
}

/** Blocks stay the same objects while others are edited. */
const counted = new WeakMap<DocumentNode, number>();

export function countWords(doc: DocumentNode): number {
  let words = 0;
  doc.descendants((block) => {
    if (!block.isTextblock) return true;
    const known = counted.get(block) ?? countIn(block.textBetween(0, block.content.size, ' ', ' '));
    counted.set(block, known);
    words += known;
    return false;
  });
  return words;
}

export function countSelectedWords(doc: DocumentNode, from: number, to: number): number {
  return from === to ? 0 : countIn(doc.textBetween(from, to, ' ', ' '));
}

export function listHeadings(doc: DocumentNode): OutlineHeading[] {
  const headings: OutlineHeading[] = [];
  doc.descendants((block, position) => {
    if (block.type.name === 'heading' && block.textContent.trim()) {
      headings.push({ text: block.textContent.trim(), level: Number(block.attrs.level), position });
    }
    return !block.isTextblock;
  });
  return headings;
}

function countIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
