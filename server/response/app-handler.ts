/**
 * How a page is to be rendered: whole, for the page cache and for robots; or streamed to one reader. The nonce marks the app's own
 * inline scripts: it goes to the reader of a stream, and is taken out of a whole page again.
 */
export interface Rendering {
  mode: 'whole' | 'stream';
  nonce: string;
}

export interface RequestInfo {
  requestId: string;
  /** The peer's address, or what a trusted proxy says of it; for rate limits only, never stored. */
  clientAddress: string;
  rendering: Rendering;
}

/** Everything behind the page cache: takes a request from the public address, gives a response. */
export type AppHandler = (request: Request, facts: RequestInfo) => Promise<Response>;
