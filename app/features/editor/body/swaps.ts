import { createContext } from 'react';

/** Counts how often another text took the place of the whole form, which undo does not take back. */
export const SwapsContext = createContext(0);
