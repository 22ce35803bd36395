import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEmail, type ReceivedEmail } from '../../tests/support/smtp-server.ts';

const PATIENCE_MS = 10_000;

/** Reads what a site without a mail server has written; each file once. */
export function openMailbox(dataDir: string) {
  const outbox = path.join(dataDir, 'outbox');
  const emails = new Map<string, ReceivedEmail[]>();
  const seen = new Set<string>();

  function readNew() {
    const files = existsSync(outbox) ? readdirSync(outbox).sort() : [];
    for (const file of files.filter((name) => name.endsWith('.eml') && !seen.has(name))) {
      seen.add(file);
      const email = parseEmail(readFileSync(path.join(outbox, file), 'utf8'));
      emails.set(email.to, [...(emails.get(email.to) ?? []), email]);
    }
  }

  return {
    /** The token of the first link of an email with a subject that an address got: the first such email, or a later one. */
    async getToken(address: string, subject: string, at = 0): Promise<string> {
      for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await wait(20)) {
        readNew();
        const email = emails.get(address)?.filter((candidate) => candidate.subject === subject)[at];
        const token = /\?token=([\w-]+)/.exec(email?.text ?? '')?.[1];
        if (token) return token;
      }
      throw new Error(`${address} got no email: ${subject}`);
    },
  };
}
