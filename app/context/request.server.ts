import { createContext } from 'react-router';

/** What the server knows of a request and its headers cannot be trusted to say. */
export interface RequestInfo {
  requestId: string;
  /** The connection's IP address, or what a trusted proxy says it is. For rate limits; never stored as it is. */
  clientAddress: string;
}

export const requestInfoContext = createContext<RequestInfo>({ requestId: '', clientAddress: '' });
