import { createContext } from 'react-router';
import type { AppError } from '#platform/errors/app-error.ts';

export interface RequestInfo {
  requestId: string;
  /** From the connection or a trusted proxy. For rate limits; never stored as it is. */
  clientAddress: string;
}

export const requestInfoContext = createContext<RequestInfo>({ requestId: '', clientAddress: '' });

export interface Rendering {
  mode: 'buffered' | 'stream';
  /** Marks the app's own inline scripts; the page cache replaces it. */
  nonce: string;
}

export const renderingContext = createContext<Rendering>({ mode: 'buffered', nonce: '' });

/** Set by `handleError` in entry.server.tsx. */
export const failureContext = createContext<AppError | null>(null);
