import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { MessageList } from '#features/contact/admin/message-list.tsx';
import { listMessages } from '#features/contact/messages.server.ts';
import { getMessagesPath, parseMessageQuery } from '#features/contact/messages.ts';
import { Pagination } from '#features/site/pagination.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/messages';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { db, now } = context.get(depsContext);
    const query = parseMessageQuery(new URL(request.url).searchParams);
    const readAt = now().toISOString();
    return { query, readAt, ...(await listMessages(db, query)) };
  });
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { query, page, pages } = loaderData;
  return (
    <>
      <MessageList {...loaderData} />
      <Pagination page={page} pages={pages} getPath={(number) => getMessagesPath({ ...query, page: number })} />
    </>
  );
}
