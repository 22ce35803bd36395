import type { Db } from '#db/client.server.ts';
import type { AddressList } from '#platform/extensions/address-list.ts';
import type { Deps } from './context/deps.server.ts';
import type { ServerExtension } from './context/server-extension.server.ts';
import * as open from './extensions.server.ts';

export const serverExtensions: readonly ServerExtension[] = Object.values(open);

/** Of the first extension that has one. */
export const contactForm = serverExtensions.find((extension) => extension.contactForm)?.contactForm;

/** Of the first extension that has one. */
export function openAddressList(db: Db): AddressList | undefined {
  return serverExtensions.find(({ addressList }) => addressList)?.addressList?.(db);
}

/** Only of the tabs that say something. */
export function readTabs(deps: Deps) {
  const tabs = serverExtensions.flatMap((extension) => Object.entries(extension.tabs ?? {}));
  return Promise.all(tabs.map(async ([path, read]) => ({ path, ...(await read(deps)) })));
}
