import { createContext } from 'react-router';
import type { AppError } from '#platform/errors/app-error.ts';

/** What the server knows of a request and its headers cannot be trusted to say. */
export interface RequestInfo {
  requestId: string;
  /** The connection's IP address, or what a trusted proxy says it is. For rate limits; never stored as it is. */
  clientAddress: string;
}

export const requestInfoContext = createContext<RequestInfo>({ requestId: '', clientAddress: '' });

/** How a page is rendered: buffered for the page cache, crawlers and HEAD, or streamed to one client. */
export interface Rendering {
  mode: 'buffered' | 'stream';
  /** Marks the app's own inline scripts; the page cache takes it out again. */
  nonce: string;
}

export const renderingContext = createContext<Rendering>({ mode: 'buffered', nonce: '' });

/** The AppError that a loader of this request threw; set by `handleError` in entry.server.tsx. */
export const failureContext = createContext<AppError | null>(null);
