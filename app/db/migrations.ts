import type { Migration } from './migrate.server.ts';
import { content } from './migrations/0001-content.ts';
import { search } from './migrations/0002-search.ts';
import { accounts } from './migrations/0003-accounts.ts';
import { images } from './migrations/0004-images.ts';
import { desk } from './migrations/0005-desk.ts';
import { undatedVideos } from './migrations/0006-undated-videos.ts';
import { attempts } from './migrations/0008-attempts.ts';

/** Every change of the schema, oldest first; forward only. */
export const migrations: readonly Migration[] = [content, search, accounts, images, desk, undatedVideos, attempts];
