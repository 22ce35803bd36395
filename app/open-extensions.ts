import type { Extension } from '#platform/extensions/define-extension.ts';
import * as open from './extensions.ts';

export const extensions: readonly Extension[] = Object.values(open);

/** Of the settings that let the site send, those that may be on. */
export const openSwitches: readonly string[] = extensions.flatMap(({ switches = [] }) => switches);
