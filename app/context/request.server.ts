import { createContext } from 'react-router';

/** What the server knows of a request that its headers cannot be trusted to say. */
export interface RequestInfo {
  requestId: string;
  /** For counting attempts; never stored as it is. */
  clientAddress: string;
}

export const requestInfoContext = createContext<RequestInfo>({ requestId: '', clientAddress: '' });
