import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { seedBuiltInArticles } from '#server/commands/seed.ts';
import { sendRequest } from '../../support/admin-client.ts';
import { describeOnEachDatabase } from '../../support/databases.ts';
import { startSite } from '../../support/site.ts';

/** What the last test holds when it fails is let go, or nothing could be closed. */
let letGo = () => {};
afterEach(() => letGo());

/** Longer than a statement may wait for a lock while the site serves. */
const HELD_MS = 4000;

describeOnEachDatabase('a start while another process is at work', (open, { create, connect, dialect }) => {
  test.runIf(dialect === 'postgres')('[OPS-1] waits for the built-in articles that the other inserts', async () => {
    const db = await open();
    const began = Promise.withResolvers<void>();
    const other = db.transaction().execute(async (tx) => {
      await tx.insertInto('seeds').values({ name: 'built-in-articles', doneAt: new Date().toISOString() }).execute();
      began.resolve();
      await wait(HELD_MS);
    });
    await began.promise;
    expect(await seedBuiltInArticles(db, { now: new Date() })).toBe(0);
    await other;
  });

  test.runIf(dialect === 'postgres')('[OPS-8] serves on where the table of tokens is locked', async () => {
    const place = await create();
    const settings = { DATABASE_URL: place.databaseUrl, SESSION_SECRET: randomUUID() };
    await (await startSite({ settings })).stop();
    const db = await connect(place);
    const end = Promise.withResolvers<void>();
    letGo = end.resolve;
    const locked = Promise.withResolvers<void>();
    const other = db.transaction().execute(async (tx) => {
      await sql`lock table tokens in exclusive mode`.execute(tx);
      locked.resolve();
      await end.promise;
    });
    await locked.promise;
    const site = await startSite({ settings });
    onTestFinished(() => site.stop());
    await expect.poll(() => site.output(), { timeout: 20_000 }).toContain('no set-up link was issued');
    expect((await sendRequest(site, '/about')).status).toBe(200);
    end.resolve();
    await other.catch(() => undefined); // the server may have ended it
  });
});
