import type { ComponentType } from 'react';

/** Every island by the name that its markup carries. */
export const registry = {
  search: () => import('#features/search/search-panel.tsx').then((module) => module.SearchPanel),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof registry;
