import type { FieldValues } from '#features/publishing/content-kind.ts';
import { type Claims, claims } from './parts/claims.ts';
import { type Identity, identity } from './parts/identity.ts';
import { type Looks, looks } from './parts/looks.ts';
import { type Mailing, mailing } from './parts/mailing.ts';
import { type Menu, menu } from './parts/menu.ts';
import { getSettingsFields, type SettingsKind } from './parts/settings-kind.ts';

export interface Site extends Identity {
  claims: Claims;
  looks: Looks;
  menu: Menu;
  mailing: Mailing;
  /** ISO 8601: last change that readers see. */
  updatedAt: string;
}

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
    mailing: readSettings(mailing, stored),
    updatedAt,
  };
}

export const NEVER_CHANGED = '1970-01-01T00:00:00.000Z';

export const defaultSite = createSite({}, NEVER_CHANGED);
