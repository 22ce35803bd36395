import type { ListShape } from '../list/list.ts';

export function getActivityList(people: readonly string[]) {
  return {
    path: '/admin/activity',
    filters: [{ name: 'by', label: 'Person', options: people.map((email) => [email, email] as const) }],
  } as const satisfies ListShape;
}
