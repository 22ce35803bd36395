import type { Db } from '#db/client.server.ts';
import type { AddressList } from '#platform/extensions/address-list.ts';
import type { ServerExtension } from './context/server-extension.server.ts';
import * as open from './extensions.server.ts';

export const serverExtensions: readonly ServerExtension[] = Object.values(open);

/** Of the first extension that has one. */
export function openAddressList(db: Db): AddressList | undefined {
  return serverExtensions.find(({ addressList }) => addressList)?.addressList?.(db);
}
