/** How a page is to be rendered: whole, for the page cache and for robots; or streamed to one reader under a nonce. */
export type Rendering = { mode: 'whole' } | { mode: 'stream'; nonce: string };

export interface RequestFacts {
  requestId: string;
  /** The peer's address, or what a trusted proxy says of it; for rate limits only, never stored. */
  clientAddress: string;
  rendering: Rendering;
}

/** Everything behind the page cache: takes a request from the public address, gives a response. */
export type AppHandler = (request: Request, facts: RequestFacts) => Promise<Response>;
