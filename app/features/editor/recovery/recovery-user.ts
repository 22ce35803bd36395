import { createContext } from 'react';

export const RecoveryUserContext = createContext('');
