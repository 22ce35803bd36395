import { createContext } from 'react-router';
import type { AppError } from '#platform/errors/app-error.ts';

/** What a loader of this request threw, where it was one of our own errors; set by the server entry. */
export const failureContext = createContext<AppError | null>(null);
