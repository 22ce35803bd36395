import type { AdminPage } from '#platform/extensions/define-extension.ts';
import { extensions } from './open-extensions.ts';

const corePages: readonly AdminPage[] = [
  {
    path: 'services',
    file: 'routes/admin/site/services.tsx',
    label: 'Services',
    place: 'write',
    order: 10,
    form: { path: ':id', file: 'routes/admin/site/service.tsx' },
  },
  { path: 'calendar', file: 'routes/admin/calendar.tsx', label: 'Calendar', place: 'write', order: 20 },
  { path: 'trash', file: 'routes/admin/trash.tsx', label: 'Trash', place: 'write', order: 30 },
  { path: 'images', file: 'routes/admin/images/images.tsx', label: 'Images', place: 'images', order: 40 },
  {
    path: 'site',
    file: 'routes/admin/site/settings-list.tsx',
    label: 'Settings',
    place: 'site',
    order: 90,
    form: { path: ':settings', file: 'routes/admin/site/settings.tsx' },
  },
  { path: 'addresses', file: 'routes/admin/addresses/addresses.tsx', label: 'Redirects', place: 'site', order: 100 },
  { path: 'people', file: 'routes/admin/people.tsx', label: 'People', place: 'menu', order: 110 },
  { path: 'activity', file: 'routes/admin/activity.tsx', label: 'Activity', place: 'menu', order: 120 },
  { path: 'status', file: 'routes/admin/status.tsx', label: 'Status and backups', place: 'menu', order: 150 },
];

/** By their order in their place. */
export const adminPages: readonly AdminPage[] = [...corePages, ...extensions.flatMap(({ adminPages: pages = [] }) => pages)].toSorted(
  (a, b) => a.order - b.order,
);

export const DOORS: readonly { place: AdminPage['place']; label: string }[] = [
  { place: 'write', label: 'Write' },
  { place: 'images', label: 'Images' },
  { place: 'readers', label: 'Readers' },
  { place: 'site', label: 'Site' },
];

export function listAdminLinks(wanted: AdminPage['place']): { path: string; label: string }[] {
  return adminPages.filter(({ place }) => place === wanted).map(({ path, label }) => ({ path: `/admin/${path}`, label }));
}
