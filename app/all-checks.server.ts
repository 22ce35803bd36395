import type { Check } from '#features/checks/check.server.ts';
import { createCoreChecks } from '#features/checks/checks.server.ts';
import { coreColumns, type StoredColumn } from '#features/checks/stored-values.server.ts';
import type { ServerExtension } from './context/server-extension.server.ts';
import * as open from './extensions.server.ts';

const extensions: readonly ServerExtension[] = Object.values(open);

export const storedColumns: readonly StoredColumn[] = [...coreColumns, ...extensions.flatMap((extension) => extension.storedColumns ?? [])];

/** The checks behind the start, the status page, `npm run doctor` and `npm run rescue`, in the order of their parts. */
export const checks: readonly Check[] = [...createCoreChecks(storedColumns), ...extensions.flatMap((extension) => extension.checks ?? [])];
