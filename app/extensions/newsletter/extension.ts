import { defineExtension } from '#platform/extensions/define-extension.ts';

export const newsletter = defineExtension({ name: 'newsletter' });
