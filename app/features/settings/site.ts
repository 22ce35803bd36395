import type { FieldValues } from '#features/publishing/content-kind.ts';
import { type Claims, claims } from './parts/claims.ts';
import { type Identity, identity } from './parts/identity.ts';
import { type Looks, looks } from './parts/looks.ts';
import { type Menu, menu } from './parts/menu.ts';
import { getSettingsFields, type SettingsKind } from './parts/settings-kind.ts';

/** Settings that every page may need: the site's file with what the owner has set over it. */
export interface Site extends Identity {
  claims: Claims;
  looks: Looks;
  menu: Menu;
  /** ISO 8601: when the owner last changed anything that readers see; the first day of 1970 where they never did. */
  updatedAt: string;
}

/** The stored fields of each settings kind, by its name. */
export type StoredSettings = Record<string, FieldValues | undefined>;

export function readSettings<Values>(kind: SettingsKind<Values>, stored: StoredSettings): Values {
  return kind.toValues(getSettingsFields(kind, stored[kind.name] ?? {}));
}

export function createSite(stored: StoredSettings, updatedAt: string): Site {
  return {
    ...readSettings(identity, stored),
    claims: readSettings(claims, stored),
    looks: readSettings(looks, stored),
    menu: readSettings(menu, stored),
    updatedAt,
  };
}

/** The date of what nobody has changed. */
export const NEVER_CHANGED = '1970-01-01T00:00:00.000Z';

/** The site as its file says it is. */
export const defaultSite = createSite({}, NEVER_CHANGED);
