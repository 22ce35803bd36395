import type { ElementKind } from '../element-kind.ts';

/** `code` in `pre`, in the language that its class names. */
export const codeKind: ElementKind = { tag: 'code', className: /^language-[a-z0-9+#-]{1,20}$/ };
