import { defineExtension } from '#platform/extensions/define-extension.ts';
import { LEAVE_PATH } from './subscribers/subscription.ts';

export const newsletter = defineExtension({
  name: 'newsletter',
  adminPages: [
    { path: 'subscribers', file: 'extensions/newsletter/routes/subscribers.tsx', label: 'Subscribers', place: 'readers', order: 60 },
    { path: 'newsletters', file: 'extensions/newsletter/routes/newsletters.tsx', label: 'Newsletters', place: 'readers', order: 70 },
  ],
  routes: {
    site: [
      { path: 'newsletter', file: 'extensions/newsletter/routes/subscribe.tsx' },
      { path: 'newsletter/confirm', file: 'extensions/newsletter/routes/confirm.tsx' },
      { path: 'newsletter/leave', file: 'extensions/newsletter/routes/leave.tsx' },
    ],
    admin: [{ path: 'newsletters/:id', file: 'extensions/newsletter/routes/newsletter.tsx' }],
    top: [{ path: 'admin/subscribers/export', file: 'extensions/newsletter/routes/subscribers-export.ts' }],
  },
  requests: [
    { path: '/admin/do/subscriber.import', bytes: 6 * 1024 * 1024 }, // 20,000 long addresses
    { path: LEAVE_PATH, isForPrograms: true },
  ],
  switches: ['hasNewsletter'],
  threads: ['app/extensions/newsletter/subscribers/address-tasks.server.ts', 'app/extensions/newsletter/sending/newsletter-body.server.ts'],
});
