import { createContext } from 'react-router';

/** How this request's page is rendered: whole or streamed, its own inline scripts marked with a nonce. Set by the server for each request. */
export const renderingContext = createContext<{ mode: 'whole' | 'stream'; nonce: string }>({ mode: 'whole', nonce: '' });
