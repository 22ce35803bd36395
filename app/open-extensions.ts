import type { Extension } from '#platform/extensions/define-extension.ts';
import * as open from './extensions.ts';

export const extensions: readonly Extension[] = Object.values(open);
