/** Set by `npm test`: what `npm run test:all` runs besides is left out, and what is there in many variants is there once. */
export const isGate = process.env.TESTS === 'gate';
