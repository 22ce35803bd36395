import type { Migration } from './migration.ts';
import { fillImageUses, imageTriggers, packedTriggers } from './schema/images.ts';

const NEWSLETTERS = { table: 'newsletters', kind: 'newsletter', places: { content: 'text', html: 'text' } };

/** Counts images of newsletters, whose emails show them for ever, and of open proposals as used. */
export const imageUses: Migration = {
  name: '0017-image-uses',
  statements: (dialect) => [
    ...imageTriggers(dialect, NEWSLETTERS),
    ...fillImageUses(dialect, NEWSLETTERS),
    'alter table proposals add column image_ids text',
    ...packedTriggers[dialect]('proposals', 'proposal'),
  ],
};
