import { createContext } from 'react-router';

/** How this request's page is rendered: whole, or streamed under a nonce. Set by the server for each request. */
export const renderingContext = createContext<{ mode: 'whole' } | { mode: 'stream'; nonce: string }>({ mode: 'whole' });
