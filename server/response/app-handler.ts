import type { Rendering, RequestInfo } from '#app/context/request.server.ts';

/** Everything behind the page cache: takes a request to the public URL, returns a response. */
export type AppHandler = (request: Request, info: HandlerInfo) => Promise<Response>;

export interface HandlerInfo extends RequestInfo {
  rendering: Rendering;
}
