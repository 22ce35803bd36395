import type { ListShape } from '#features/admin/list/list.ts';

export const redirectList = { path: '/admin/addresses', search: 'Part of an address' } as const satisfies ListShape;
