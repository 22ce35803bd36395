import { loadForAdmin } from '#app/context/guard.server.ts';
import { MessagePage } from '../message-page.tsx';
import { getMessage } from '../messages.server.ts';
import type { Route } from './+types/message';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db }, { params }) => ({ message: await getMessage(db, params.id) }));
}

export default function Message({ loaderData: { message } }: Route.ComponentProps) {
  return <MessagePage key={message.id} message={message} />;
}
