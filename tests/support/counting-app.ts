import type { AppHandler, HandlerInfo } from '#server/response/app-handler.ts';

/** Long enough to be worth compressing. */
export const LONG = 'A brand is what it does when nobody asks. '.repeat(200);

/** An app that keeps what it was asked, and answers by how often. */
export function counting(answer: (request: Request, info: HandlerInfo, count: number) => Response | Promise<Response>) {
  const seen: { url: string; mode: string; headers: Headers }[] = [];
  const handler: AppHandler = async (request, info) => {
    seen.push({ url: request.url, mode: info.rendering.mode, headers: request.headers });
    return answer(request, info, seen.length);
  };
  return { handler, seen };
}
