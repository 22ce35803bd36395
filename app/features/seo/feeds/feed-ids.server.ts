import { createHash } from 'node:crypto';
import type { Db } from '#db/client.server.ts';

/** Made from the site's stored id, never from its URL, so that feed readers recognize an item after the site has moved. */
export type GetFeedId = (kind: string, id: string) => string;

export async function createFeedIds(db: Db): Promise<GetFeedId> {
  const site = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  return (kind, id) => `urn:uuid:${createNamedUuid(site.id, `${kind}/${id}`)}`;
}

/** RFC 9562, version 5. */
function createNamedUuid(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
