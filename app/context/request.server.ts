import { createContext } from 'react-router';

/** What the server knows of a request that its headers cannot be trusted to say. */
export interface RequestFacts {
  requestId: string;
  /** For counting tries; never stored as it is. */
  clientAddress: string;
}

export const requestFactsContext = createContext<RequestFacts>({ requestId: '', clientAddress: '' });
