import type { Check } from '#features/checks/check.server.ts';
import { createCoreChecks } from '#features/checks/checks.server.ts';
import { coreColumns, type StoredColumn } from '#features/checks/stored-values.server.ts';
import { serverExtensions } from './open-extensions.server.ts';

export const storedColumns: readonly StoredColumn[] = [
  ...coreColumns,
  ...serverExtensions.flatMap((extension) => extension.storedColumns ?? []),
];

/** The checks behind the start, the status page, `npm run doctor` and `npm run rescue`, in the order of their parts. */
export const checks: readonly Check[] = [
  ...createCoreChecks(storedColumns),
  ...serverExtensions.flatMap((extension) => extension.checks ?? []),
];
