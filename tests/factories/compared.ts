import type { Db } from '#db/client.server.ts';
import { keepRelated } from '#features/publishing/related/keep-related.server.ts';

const LOG = { info: () => undefined, warn: (message: string, fields?: object) => fail(message, fields) };

/** Compares all that has been written, as the running site does. */
export async function compareAll(db: Db, { language = 'en' }: { language?: string } = {}): Promise<void> {
  const related = keepRelated({ db, readLanguage: async () => language, log: LOG, timing: { startMs: Number.POSITIVE_INFINITY } });
  await related.ready;
  await related.stop();
}

function fail(message: string, fields?: object): never {
  throw new Error(`${message} ${JSON.stringify(fields)}`);
}
