import { countRows } from '#db/count-rows.server.ts';
import type { CheckedSite } from '#features/checks/check.server.ts';
import { type Finding, hint, unknown, well, wrong } from '#features/checks/checkup.ts';

export async function checkWebhooks({ openDb }: Pick<CheckedSite, 'openDb'>): Promise<Finding[]> {
  const found = await openDb()
    .then(async (db) => {
      const failed = db.selectFrom('webhookDeliveries').where('state', '=', 'failed').where('isSeen', '=', false);
      return { count: await countRows(failed), paused: await countRows(db.selectFrom('webhooks').where('problem', 'is not', null)) };
    })
    .catch(() => undefined); // the database's own check says why
  if (!found) return [unknown('Webhooks can’t be checked without the database.')];
  const { count, paused } = found;
  if (count > 0) {
    const deliveries = count === 1 ? 'One delivery to a webhook' : `${count} deliveries to webhooks`;
    return [
      wrong(`${deliveries} failed for good since you last looked.`, 'See Webhooks for what the receiver answered, and send them again.'),
    ];
  }
  if (paused > 0)
    return [
      hint(paused === 1 ? 'A webhook is paused.' : `${paused} webhooks are paused.`, 'Webhooks says why. Resume or delete it there.'),
    ];
  return [well('No delivery to a webhook failed for good.')];
}
