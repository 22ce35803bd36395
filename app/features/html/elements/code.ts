import type { ElementKind } from './element-kind.ts';
import type { ToolGroup } from './tool.tsx';

/** `code` in `pre`, in the language that its class names. */
export const code: ElementKind = {
  tag: 'code',
  className: /^language-[a-z0-9+#-]{1,20}$/,
  elsewhere: 'as written',
};

const LANGUAGES = {
  html: 'Markup',
  css: 'CSS',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  json: 'JSON',
  python: 'Python',
  php: 'PHP',
  sql: 'SQL',
  bash: 'Shell',
  yaml: 'YAML',
};

export const codeTools: ToolGroup = {
  name: 'Language of the code',
  isShown: (editor) => editor.isActive('codeBlock'),
  tools: Object.entries(LANGUAGES).map(([language, name]) => ({
    name,
    icon: name,
    isPressed: (editor) => editor.isActive('codeBlock', { language }),
    run: (editor) => {
      const isChosen = editor.isActive('codeBlock', { language });
      editor
        .chain()
        .focus()
        .updateAttributes('codeBlock', { language: isChosen ? null : language })
        .run();
    },
  })),
};
