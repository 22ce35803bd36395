/** Set by `npm test`: only the first tier runs, and what there is in many variants runs in one. */
export const isGate = process.env.TESTS === 'gate';

/** Set by `npm run test:rest`: only what `npm test` has left out runs. */
export const isRest = process.env.TESTS === 'rest';

/** Set by `npm run torture -- postgres`: only the PostgreSQL twins run, and all of them. */
export const isPostgresOnly = process.env.TESTS === 'postgres';

/** Set by all that run a whole tier; what is asked for by its name leaves nothing out. */
export const isTier = ['gate', 'rest', 'all'].includes(process.env.TESTS ?? '');
