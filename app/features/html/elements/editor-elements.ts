import { Extension } from '@tiptap/core';
import { codeTools } from './code/code-tools.tsx';
import { definitionNodes, definitionTool } from './definitions/definition-nodes.tsx';
import { videoTool } from './embed/video-tool.tsx';
import { Footnote, footnoteTool } from './footnote/footnote-node.tsx';
import { findKind } from './kinds.ts';
import { linkCardTool } from './link-card/link-card-tool.tsx';
import { Gallery } from './pictures/picture-tools.tsx';
import { quoteInserts, quoteTools } from './quotes/quote-tools.tsx';
import type { Tool, ToolGroup } from './tool.tsx';

/** What an element is made of by its class, where the editor has a node for the common one. */
const Classes = Extension.create({
  name: 'classes',
  addGlobalAttributes: () => [
    {
      types: ['blockquote', 'figure', 'paragraph'],
      attributes: {
        class: {
          default: null,
          keepOnSplit: false,
          parseHTML: ({ localName, className }) => (findKind(localName, className) ? className : null),
        },
      },
    },
  ],
});

export const elementExtensions = [Classes, Footnote, Gallery, ...definitionNodes];

export const elementNodes = ['gallery', ...definitionNodes.map(({ name }) => name)];

export const wordElements: Tool[] = [footnoteTool];

export const insertedElements: Tool[] = [...quoteInserts, videoTool, linkCardTool, definitionTool];

/** Shown while the cursor is in what they change. */
export const elementGroups: ToolGroup[] = [quoteTools, codeTools];
