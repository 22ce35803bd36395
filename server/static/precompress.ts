import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getContentType } from '#platform/files/content-type.ts';
import { compressBest, isCompressible } from '../response/compression.ts';

export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const body = readFileSync(file);
    if (!isCompressible(getContentType(file), body.length)) continue;
    const { br, gzip } = await compressBest(body);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gzip);
  }
}
