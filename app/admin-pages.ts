interface AdminPage {
  path: string;
  file: string;
  label: string;
  place: 'tabs' | 'menu';
  form?: { path: string; file: string };
}

export const adminPages: readonly AdminPage[] = [
  { path: 'messages', file: 'routes/admin/messages/messages.tsx', label: 'Messages', place: 'tabs' },
  { path: 'images', file: 'routes/admin/images/images.tsx', label: 'Images', place: 'tabs' },
  {
    path: 'site',
    file: 'routes/admin/site/settings-list.tsx',
    label: 'Site',
    place: 'tabs',
    form: { path: ':settings', file: 'routes/admin/site/settings.tsx' },
  },
  { path: 'calendar', file: 'routes/admin/calendar.tsx', label: 'Calendar', place: 'menu' },
  { path: 'subscribers', file: 'routes/admin/subscribers/subscribers.tsx', label: 'Subscribers', place: 'menu' },
  { path: 'newsletters', file: 'routes/admin/newsletters/newsletters.tsx', label: 'Newsletters', place: 'menu' },
  { path: 'addresses', file: 'routes/admin/addresses/addresses.tsx', label: 'Addresses', place: 'menu' },
  { path: 'import', file: 'routes/admin/import/imports.tsx', label: 'Import', place: 'menu' },
  { path: 'people', file: 'routes/admin/people.tsx', label: 'People', place: 'menu' },
  { path: 'webhooks', file: 'routes/admin/webhooks/webhooks.tsx', label: 'Webhooks', place: 'menu' },
  { path: 'activity', file: 'routes/admin/activity.tsx', label: 'Activity', place: 'menu' },
  { path: 'trash', file: 'routes/admin/trash.tsx', label: 'Trash', place: 'menu' },
  { path: 'status', file: 'routes/admin/status.tsx', label: 'Status', place: 'menu' },
];

export function listAdminLinks(wanted: AdminPage['place']): { path: string; label: string }[] {
  return adminPages.filter(({ place }) => place === wanted).map(({ path, label }) => ({ path: `/admin/${path}`, label }));
}
