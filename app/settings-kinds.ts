import { about } from '#features/settings/parts/about.ts';
import { claims } from '#features/settings/parts/claims.ts';
import { contact } from '#features/settings/parts/contact.ts';
import { home } from '#features/settings/parts/home.ts';
import { identity } from '#features/settings/parts/identity.ts';
import { privacy, terms } from '#features/settings/parts/legal.ts';
import { looks } from '#features/settings/parts/looks.ts';
import { mailing } from '#features/settings/parts/mailing.ts';
import { menu } from '#features/settings/parts/menu.ts';
import { servicesPage } from '#features/settings/parts/services-page.ts';
import type { SettingsKind } from '#features/settings/parts/settings-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';

/** Kept apart from the content's kinds, whose forms then load none of it. */
export const settingsKinds: readonly SettingsKind[] = [
  ...[identity, claims, looks, menu, mailing],
  ...[home, about, servicesPage, contact, privacy, terms],
];

export function getSettingsKind(wanted: string): SettingsKind {
  const kind = settingsKinds.find(({ name }) => name === wanted);
  if (!kind) throw notFound(`no settings are called ${wanted}`);
  return kind;
}
