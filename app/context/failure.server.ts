import { createContext } from 'react-router';
import type { AppError } from '#platform/errors/app-error.ts';

/** The AppError that a loader of this request threw; set by `handleError` in entry.server.tsx. */
export const failureContext = createContext<AppError | null>(null);
