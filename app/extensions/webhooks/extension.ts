import { defineExtension } from '#platform/extensions/define-extension.ts';

export const webhooks = defineExtension({
  name: 'webhooks',
  adminPages: [{ path: 'webhooks', file: 'extensions/webhooks/routes/webhooks.tsx', label: 'Webhooks', place: 'connections', order: 108 }],
});
