import type { ServerExtension } from '#app/context/server-extension.server.ts';
import { createAddressList } from '#features/newsletter/address-list.server.ts';

export const newsletter = { addressList: createAddressList } satisfies ServerExtension;
