import { Link } from 'react-router';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { AdminList, ListHead } from '#features/admin/list/admin-list.tsx';
import type { AdminRowData } from '#features/admin/list/admin-row.tsx';
import { parsePage } from '#features/admin/list/list.ts';
import { countTrashedImages, listTrash, type TrashedItem } from '#features/admin/trash/trash.server.ts';
import { formatDateTime, TRASH_DAYS } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { Route } from './+types/trash';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async (deps, { request }) => {
    const images = await countTrashedImages(deps.db);
    return { images, list: await listTrash(deps, deps.kinds.trashed, parsePage(new URL(request.url).searchParams)) };
  });
}

export default function Trash({ loaderData: { images, list } }: Route.ComponentProps) {
  const { timeZone } = useSite();
  return (
    <>
      <ListHead title="Trash">
        {images > 0 && (
          <Link className="tool" to="/admin/images?show=trash">
            {images === 1 ? '1 image' : `${images.toLocaleString('en')} images`}
          </Link>
        )}
      </ListHead>
      <AdminList
        shape={{ path: '/admin/trash' }}
        list={list}
        empty={`${images > 0 ? 'Nothing else is in the trash.' : 'The trash is empty.'} Anything you delete stays here for ${TRASH_DAYS} days.`}
        row={(item) => toRow(item, timeZone)}
      />
    </>
  );
}

function toRow({ kind, id, noun, title, deletedAt, until }: TrashedItem, timeZone: string): AdminRowData {
  return {
    key: `${kind}/${id}`,
    title,
    facts: [noun, `Deleted ${formatDateTime(deletedAt, timeZone)}`, `Here until ${formatDateTime(until, timeZone)}`],
    actions: [
      {
        label: 'Restore',
        isMain: true,
        action: 'content.restore',
        body: { kind, id },
        options: { about: `restore ${kind} ${id}`, failed: `Failed to restore ${kind}` },
      },
      {
        label: 'Delete for good',
        isDanger: true,
        action: 'content.delete',
        body: { kind, id },
        options: { about: `delete ${kind} ${id}`, failed: `Failed to delete ${kind}` },
        question: {
          title: `Delete ${noun.toLowerCase()} for good`,
          button: 'Delete for good',
          paragraphs: ['You won’t be able to restore it or its revisions.', { strong: title }],
        },
      },
    ],
  };
}
