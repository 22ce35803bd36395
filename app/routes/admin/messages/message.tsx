import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { MessagePage } from '#features/contact/admin/message-page.tsx';
import { getMessage } from '#features/contact/messages.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/message';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    return { message: await getMessage(context.get(depsContext).db, params.id) };
  });
}

export default function Message({ loaderData: { message } }: Route.ComponentProps) {
  return <MessagePage key={message.id} message={message} />;
}
