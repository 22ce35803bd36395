import { readAddressFile } from './address-file.ts';

/** In a thread: as rows of line and text, of which not all need be addresses. */
export async function readAddressRows(bytes: Uint8Array<ArrayBuffer>, name: string) {
  return readAddressFile(new File([bytes], name));
}
