import type { Check } from '#features/checks/check.server.ts';
import { createCoreChecks } from '#features/checks/checks.server.ts';
import { coreColumns, type StoredColumn } from '#features/checks/stored-values.server.ts';
import { serverExtensions } from './open-extensions.server.ts';
import { extensions } from './open-extensions.ts';

/** Of the open extensions. */
export const openNames: readonly string[] = extensions.map(({ name }) => name);

export const storedColumns: readonly StoredColumn[] = [
  ...coreColumns,
  ...serverExtensions.flatMap((extension) => extension.storedColumns ?? []),
];

/** The checks behind the start, the status page, `npm run doctor` and `npm run rescue`, in the order of their parts. */
export const checks: readonly Check[] = [
  ...createCoreChecks({ columns: storedColumns, open: openNames }),
  ...serverExtensions.flatMap((extension) => extension.checks ?? []),
];
