import { defineExtension } from '#platform/extensions/define-extension.ts';

export const moving = defineExtension({ name: 'moving' });
