import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { parseListQuery } from '#features/admin/list/list.ts';
import { MessageList } from '#features/contact/admin/message-list.tsx';
import { listMessages } from '#features/contact/messages.server.ts';
import { messageList } from '#features/contact/messages.ts';
import { isFull } from '#features/contact/receive-message.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/messages';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { db, now } = context.get(depsContext);
    const query = parseListQuery(messageList, new URL(request.url).searchParams);
    const readAt = now().toISOString();
    return { query, readAt, list: await listMessages(db, query), isFull: await isFull(db) };
  });
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <MessageList {...loaderData} />;
}
