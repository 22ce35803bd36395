import { createContext } from 'react-router';

/** How a page is rendered: buffered for the page cache, crawlers and HEAD, or streamed to one client. */
export interface Rendering {
  mode: 'buffered' | 'stream';
  /** Marks the app's own inline scripts; the page cache takes it out again. */
  nonce: string;
}

export const renderingContext = createContext<Rendering>({ mode: 'buffered', nonce: '' });
