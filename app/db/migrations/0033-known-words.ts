import type { Migration } from './migration.ts';

/** Each word that stands in an article, forwards and backwards: what is a letter off has the same first half or the same second half. */
export const knownWords: Migration = {
  name: '0033-known-words',
  statements(dialect) {
    const text = dialect === 'postgres' ? 'text collate "C" not null' : 'text not null';
    return [
      `create table known_words (
        length integer not null,
        word ${text},
        reversed ${text},
        primary key (length, word)
      )${dialect === 'sqlite' ? ' without rowid' : ''}`,
      `create index known_words_reversed on known_words (length, reversed${dialect === 'postgres' ? ', word' : ''})`,
    ];
  },
};
