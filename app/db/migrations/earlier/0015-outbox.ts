import { columnTypes, type Migration } from '../migration.ts';

/** Emails that wait to be sent. What they say is encrypted: they hold links of whose tokens the database knows the hashes alone. */
export const outbox: Migration = {
  name: '0015-outbox',
  statements(dialect) {
    const { timestamp } = columnTypes[dialect];
    return [
      `create table outbox (
        id text primary key,
        sealed text not null,
        attempts integer not null,
        next_at ${timestamp} not null,
        claim text,
        created_at ${timestamp} not null,
        expires_at ${timestamp} not null
      )`,
      'create index outbox_by_turn on outbox (next_at)',
    ];
  },
};
