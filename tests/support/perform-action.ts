import { actions } from '#app/actions.server.ts';
import { kinds } from '#app/all-kinds.server.ts';
import type { ActionDeps } from '#app/context/action-deps.server.ts';
import type { ActionBody, ActionName, ActionResult } from '#features/admin/actions/actions.ts';

/** What an action answers to somebody who may; throws if it is refused. */
export async function performAction<Name extends ActionName>(
  deps: Partial<ActionDeps>,
  name: Name,
  body: ActionBody<Name>,
): Promise<ActionResult<Name>> {
  const answer = await actions[name]?.perform(body, { kinds, ...deps } as ActionDeps); // those that it uses
  if (answer?.outcome !== 'done') throw new Error(`${name}: ${JSON.stringify(answer?.body)}`);
  return answer.result as ActionResult<Name>; // by its name
}
