import type { z } from '#platform/forms/zod.ts';
import { type SendOptions, type SendResult, sendJson } from '#platform/http/send-json.ts';
import type { Action } from './action.server.ts';

/** Filled by the list of all actions, whose code stays on the server. @public */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared there
export interface Actions {}

export type ActionName = keyof Actions & string;

export type ActionBody<Name extends ActionName> = Actions[Name] extends { schema: infer S extends z.ZodType } ? z.input<S> : never;

export type ActionResult<Name extends ActionName> = Actions[Name] extends Action<infer _S, infer _D, infer Result> ? Result : never;

export function sendAction<Name extends ActionName>(name: Name, body: ActionBody<Name>, options?: SendOptions): Promise<SendResult> {
  return sendJson(`/admin/do/${name}`, body, options);
}

/** What the site itself has answered, which is of the type that it sends; undefined for a refusal, or an answer by something in between. */
export function readAnswer<Body extends object>({ status, body }: SendResult): Body | undefined {
  return status === 200 && Object(body).ok === true ? (Object(body) as Body) : undefined;
}
