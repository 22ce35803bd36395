import { randomUUID } from 'node:crypto';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { getMessage } from '../messages.server.ts';
import { ReplyPage } from '../reply-page.tsx';
import type { Route } from './+types/reply';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db }, { params }) => ({ message: await getMessage(db, params.id), replyId: randomUUID() }));
}

export default function Reply({ loaderData }: Route.ComponentProps) {
  return <ReplyPage key={loaderData.message.id} {...loaderData} />;
}
