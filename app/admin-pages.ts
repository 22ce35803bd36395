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
  { path: 'email', file: 'routes/admin/site/email.tsx', label: 'Email', place: 'site', order: 95 },
  { path: 'addresses', file: 'routes/admin/addresses/addresses.tsx', label: 'Redirects', place: 'site', order: 100 },
  { path: 'security', file: 'routes/auth/security.tsx', label: 'Security', place: 'menu', order: 102, isForEditors: true },
  { path: 'connections', file: 'routes/admin/connections.tsx', label: 'API tokens', place: 'connections', order: 105, isForEditors: true },
  { path: 'people', file: 'routes/admin/people.tsx', label: 'People', place: 'people', order: 110 },
  { path: 'activity', file: 'routes/admin/activity.tsx', label: 'Activity', place: 'people', order: 120 },
  { path: 'status', file: 'routes/admin/status.tsx', label: 'Status and backups', place: 'menu', order: 150 },
];

/** By their order in their place. */
export const adminPages: readonly AdminPage[] = [...corePages, ...extensions.flatMap(({ adminPages: pages = [] }) => pages)].toSorted(
  (a, b) => a.order - b.order,
);

const LABELS = {
  write: 'Write',
  images: 'Images',
  readers: 'Readers',
  site: 'Site',
  connections: 'Connections',
  people: 'People and activity',
};
const IN_MENU: readonly AdminPage['place'][] = ['connections', 'people', 'menu'];

/** Pages behind one door are tabs of each other; one of the place `menu` is alone. */
export function listDoors<Page extends Pick<AdminPage, 'label' | 'place'>>(pages: readonly Page[]) {
  const getLabel = ({ place, label }: Page) => (place === 'menu' ? label : LABELS[place]);
  return [...new Set(pages.map(getLabel))].map((label) => {
    const tabs = pages.filter((page) => getLabel(page) === label);
    return { label, tabs, isInMenu: tabs.some(({ place }) => IN_MENU.includes(place)) };
  });
}
