import type { AdminPage } from '#platform/extensions/define-extension.ts';
import { extensions } from './open-extensions.ts';

const corePages: readonly AdminPage[] = [
  { path: 'images', file: 'routes/admin/images/images.tsx', label: 'Images', place: 'tabs', order: 20 },
  {
    path: 'site',
    file: 'routes/admin/site/settings-list.tsx',
    label: 'Site',
    place: 'tabs',
    order: 30,
    form: { path: ':settings', file: 'routes/admin/site/settings.tsx' },
  },
  { path: 'calendar', file: 'routes/admin/calendar.tsx', label: 'Calendar', place: 'menu', order: 40 },
  { path: 'addresses', file: 'routes/admin/addresses/addresses.tsx', label: 'Addresses', place: 'menu', order: 70 },
  { path: 'people', file: 'routes/admin/people.tsx', label: 'People', place: 'menu', order: 90 },
  { path: 'activity', file: 'routes/admin/activity.tsx', label: 'Activity', place: 'menu', order: 110 },
  { path: 'trash', file: 'routes/admin/trash.tsx', label: 'Trash', place: 'menu', order: 120 },
  { path: 'status', file: 'routes/admin/status.tsx', label: 'Status', place: 'menu', order: 130 },
];

/** By their order in the tabs and in the menu. */
export const adminPages: readonly AdminPage[] = [...corePages, ...extensions.flatMap(({ adminPages: pages = [] }) => pages)].toSorted(
  (a, b) => a.order - b.order,
);

export function listAdminLinks(wanted: AdminPage['place']): { path: string; label: string }[] {
  return adminPages.filter(({ place }) => place === wanted).map(({ path, label }) => ({ path: `/admin/${path}`, label }));
}
