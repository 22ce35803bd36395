import { createContext } from 'react';

/** The signed-in admin. */
export const AdminUserContext = createContext({ id: '', email: '' });
