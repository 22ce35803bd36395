import { defineExtension } from '#platform/extensions/define-extension.ts';

export const inbox = defineExtension({
  name: 'inbox',
  adminPages: [{ path: 'messages', file: 'extensions/inbox/routes/messages.tsx', label: 'Messages', place: 'readers', order: 50 }],
  routes: {
    admin: [
      {
        path: 'messages/:id',
        file: 'extensions/inbox/routes/message.tsx',
        children: [{ path: 'reply', file: 'extensions/inbox/routes/reply.tsx' }],
      },
    ],
    top: [{ path: 'admin/messages.csv', file: 'extensions/inbox/routes/export.ts' }],
  },
  switches: ['takesMessages'],
});
