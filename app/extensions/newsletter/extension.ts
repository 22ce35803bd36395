import { defineExtension } from '#platform/extensions/define-extension.ts';

export const newsletter = defineExtension({ name: 'newsletter', threads: ['app/features/newsletter/address-tasks.server.ts'] });
