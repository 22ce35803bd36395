import { Extension } from '@tiptap/core';
import { codeTools } from './code.ts';
import { definitionNodes, definitionTool } from './definition-nodes.ts';
import { videoTool } from './embed/video-tool.ts';
import { Footnote, footnoteTool } from './footnote-node.ts';
import { Gallery, galleryTool } from './gallery-node.ts';
import { ELEMENT_KINDS, findKind } from './kinds.ts';
import { type ElementTool, Icon, type Tool, type ToolGroup } from './tool.tsx';

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

/** Those of the kinds that a class makes of one tag. */
const toolsOf = (tag: string) => ELEMENT_KINDS.flatMap((kind) => (kind.tag === tag && kind.tools) || []);

const draw = ({ path, ...tool }: ElementTool): Tool => ({ ...tool, icon: <Icon path={path} /> });

export const wordElements = [draw(footnoteTool)];

export const pictureTools = [...toolsOf('figure'), galleryTool].map(draw);

export const insertedElements = [...toolsOf('blockquote'), videoTool, ...toolsOf('p'), definitionTool].map(draw);

const quoteTools: ToolGroup = {
  name: 'Quotation',
  isShown: (editor) => editor.isActive('blockquote'),
  tools: toolsOf('blockquote').map(draw),
};

/** Shown while the cursor is in what they change. */
export const elementGroups: ToolGroup[] = [quoteTools, codeTools];
