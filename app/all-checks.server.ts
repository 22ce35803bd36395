import type { Check } from '#features/checks/check.server.ts';
import { coreChecks } from '#features/checks/checks.server.ts';
import type { ServerExtension } from './context/server-extension.server.ts';
import * as open from './extensions.server.ts';

const extensions: readonly ServerExtension[] = Object.values(open);

/** The checks behind the start, the status page, `npm run doctor` and `npm run rescue`, in the order of their parts. */
export const checks: readonly Check[] = [...coreChecks, ...extensions.flatMap(({ checks: brought = [] }) => brought)];
