import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orAbsent } from '#platform/files/write-file.server.ts';
import { BackupError } from '../backup-error.ts';
import { explainReading, explainWriting } from '../explain-file-error.server.ts';
import type { BackupPlace } from './place.ts';

/** A folder of this machine, made for its owner alone where it is missing. */
export function openFolderPlace(folder: string): BackupPlace {
  return {
    words: folder,
    async list() {
      const there = await explainReading(folder, () => orAbsent(stat(folder)));
      if (!there) return [];
      if (!there.isDirectory()) throw new BackupError(`BACKUP_TO: ${folder} is a file, and must be a folder`);
      const names = await explainReading(folder, () => readdir(folder));
      const files = await Promise.all(names.map(async (name) => ({ name, found: await orAbsent(stat(path.join(folder, name))) })));
      return files.flatMap(({ name, found }) => (found?.isFile() ? [{ name, bytes: found.size }] : []));
    },
    async add(name, write) {
      await explainWriting(folder, () => mkdir(folder, { recursive: true, mode: 0o700 }));
      return write(path.join(folder, name));
    },
    delete: (name) => rm(path.join(folder, name), { force: true }),
  };
}
