import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  path: string | Buffer;
  text?: string | Buffer;
  isStored?: boolean;
  /** In place of what deflating gives. */
  deflated?: Buffer;
  flags?: number;
  /** Of Unix, with the kind of file. */
  mode?: number;
  /** Lies in the central directory. */
  bytes?: number;
  checksum?: number;
  offset?: number;
}

/** Writes a zip, also a wrong one. */
export function makeZip(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { path, text = '', isStored = false, deflated, flags = 0, mode = 0o100644, ...lies } of entries) {
    const bytes = Buffer.from(text);
    const data = deflated ?? (isStored ? bytes : deflateRawSync(bytes));
    const name = Buffer.from(path);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(lies.checksum ?? crc32(bytes), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(lies.bytes ?? bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(lies.offset ?? at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest, name);
    parts.push(Buffer.from('PK\x03\x04'), common, name, data);
    at += 30 + name.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, central, end]);
}
