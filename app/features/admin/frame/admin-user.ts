import { createContext, useContext } from 'react';
import type { Role } from '#db/schema.ts';

/** The signed-in admin or editor. */
export const AdminUserContext = createContext<{ id: string; email: string; role: Role | null }>({ id: '', email: '', role: null });

/** Hides what the server would refuse an editor. */
export function useIsAdmin(): boolean {
  return useContext(AdminUserContext).role === 'admin';
}
