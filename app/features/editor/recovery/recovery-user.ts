import { createContext } from 'react';

/** The id of the account whose forms are open. */
export const RecoveryUserContext = createContext('');
