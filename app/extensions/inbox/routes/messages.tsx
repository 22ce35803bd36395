import { loadForAdmin } from '#app/context/guard.server.ts';
import { parseListQuery } from '#features/admin/list/list.ts';
import { MessageList } from '../message-list.tsx';
import { listMessages } from '../messages.server.ts';
import { messageList } from '../messages.ts';
import { isFull } from '../receive-message.server.ts';
import type { Route } from './+types/messages';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, now }, { request }) => {
    const query = parseListQuery(messageList, new URL(request.url).searchParams);
    const readAt = now().toISOString();
    return { query, readAt, list: await listMessages(db, query), isFull: await isFull(db) };
  });
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <MessageList {...loaderData} />;
}
