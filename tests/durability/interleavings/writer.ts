import { randomUUID } from 'node:crypto';
import { moveToTrash, restoreFromTrash } from '#features/admin/trash/trash.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { changePublication } from '#features/editor/save/publication.server.ts';
import { type SaveDeps, type SaveOutcome, saveContent } from '#features/editor/save/save-content.server.ts';
import type { SavedContent } from '#features/editor/save/save-response.ts';
import { getStoredContent } from '#features/editor/save/stored-content.server.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { findRevision, listRevisions } from '#features/publishing/revisions/revisions.server.ts';
import type { Change } from './replay.ts';

/** What both writers of a round have in common. */
export interface Place extends SaveDeps {
  random(): number;
  changes: Change[];
  conflicts: { by: string; seen: number; theirs: number }[];
  faults: string[];
  /** Saves that were sent again because their answer was lost. */
  repeats: number;
}

type Action = 'publish' | 'draft';

interface Save {
  action: Action;
  publishAt: string;
  fields: FieldValues;
  saveId: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody with a form of the article open, who does as the form of the admin does. */
export async function openWriter(place: Place, name: string) {
  const { random } = place;
  const creationKey = randomUUID();
  const unanswered = new Set<string>();
  let base: SavedContent | undefined;
  let restores = false;
  let saves = 0;

  const type = (): FieldValues => ({
    ...articleKind.form.empty,
    title: 'Two writers',
    category: 'BRAND',
    excerpt: `${name} ${saves}`,
    content: '<p>It.</p>',
    imageUrl: '/pictures/1.svg',
    tags: '',
    ...(base && random() < 0.1 && base.fields), // nothing was typed
  });

  function send({ action, publishAt, fields, saveId }: Save): Promise<SaveOutcome> {
    const sent = { ...fields, intent: action, publishAt, saveId, ...(restores && { restores: 'on' }) };
    const form = articleKind.form.schema.parse(base ? { ...sent, version: base.version } : { ...sent, creationKey });
    return saveContent(place, articleKind, { form, savedBy: `${name}@example.org`, ...(base && { id: base.id }) });
  }

  /** What was stored, whether or not the writer gets to know of it. */
  function record(outcome: SaveOutcome, seen: number, save: Save, now: string) {
    if (outcome.outcome !== 'saved' || outcome.item.lastSaveId !== save.saveId) return; // refused, or the same was there already
    const { version } = outcome.item;
    const isKnown = place.changes.some((change) => 'saveId' in change && change.saveId === save.saveId);
    if (!isKnown && version !== seen) place.changes.push({ ...save, version, by: name, baseVersion: seen, now });
  }

  async function save(action: Action, fields: FieldValues, isLost: boolean): Promise<void> {
    saves += 1;
    const publishAt = action === 'publish' && random() < 0.15 ? new Date(place.now().getTime() + DAY_MS).toISOString() : '';
    const attempt = { action, publishAt, fields, saveId: `${creationKey}.${saves}` };
    const seen = base?.version ?? 0;
    const now = place.now().toISOString();
    const outcome = await send(attempt);
    record(outcome, seen, attempt, now);
    if (!isLost) return settle(outcome, seen, attempt);
    unanswered.add(attempt.saveId);
    place.repeats += 1;
    const isTypedOn = random() < 0.5;
    if (isTypedOn) saves += 1;
    const again = isTypedOn
      ? { ...attempt, fields: { ...fields, excerpt: `${name} ${saves}, typed on` }, saveId: `${creationKey}.${saves}` }
      : attempt;
    const second = await send(again);
    record(second, seen, again, now);
    await settle(second, seen, again);
  }

  async function settle(outcome: SaveOutcome, seen: number, attempt: Save): Promise<void> {
    if (outcome.outcome === 'saved') {
      unanswered.clear();
      restores = false;
      base = outcome.item;
      return;
    }
    if (outcome.outcome === 'trashed') {
      restores = true;
      base = { ...outcome.inTrash, version: seen || outcome.inTrash.version };
      return;
    }
    if (outcome.outcome === 'invalid') throw new Error(`refused: ${JSON.stringify(outcome.fieldErrors)}`);
    const { theirs } = outcome;
    if (!unanswered.delete(theirs.lastSaveId ?? '')) {
      place.conflicts.push({ by: name, seen, theirs: theirs.version });
      if (random() < 0.3) return; // looks at it, and goes on typing
    }
    base = theirs; // keep mine, or it was the writer's own save
    const now = place.now().toISOString();
    const again = { ...attempt, saveId: `${attempt.saveId}.again` };
    const second = await send(again);
    record(second, theirs.version, again, now);
    if (second.outcome === 'conflict') place.conflicts.push({ by: name, seen: theirs.version, theirs: second.theirs.version });
    else await settle(second, theirs.version, again);
  }

  async function change(action: 'unpublish' | 'discard-changes', { id, version }: SavedContent): Promise<void> {
    const now = place.now().toISOString();
    const outcome = await changePublication(place, articleKind, { id, version, action });
    if (outcome.outcome === 'conflict') place.conflicts.push({ by: name, seen: version, theirs: outcome.theirs.version });
    if (outcome.outcome !== 'saved') return;
    const { item } = outcome;
    const isMade = item.version === version + 1 && item.lastSaveId === null && item.isDraft === (action === 'unpublish');
    const isKnown = place.changes.some((made) => made.version === item.version);
    if (isMade && !isKnown) place.changes.push({ action, version: item.version, by: name, baseVersion: version, now });
    base = item;
  }

  async function open(id: string): Promise<void> {
    base = (await getStoredContent(place.db, articleKind, { id, now: place.now() })).saved;
  }

  /** An earlier text is put into the form and saved. */
  async function revert({ id }: SavedContent): Promise<void> {
    const key = { kind: articleKind.name, itemId: id };
    const revisions = await listRevisions(place.db, key, { limit: 100 });
    const chosen = revisions[Math.floor(random() * revisions.length)];
    const earlier = chosen && (await findRevision(place.db, key, chosen.number));
    if (earlier) await save(random() < 0.5 ? 'publish' : 'draft', earlier.fields, false);
  }

  return {
    open,
    async create(): Promise<string> {
      await save(random() < 0.5 ? 'publish' : 'draft', type(), false);
      if (!base) throw new Error('nothing was made');
      return base.id;
    },
    async act(): Promise<void> {
      if (!base) throw new Error('no form is open');
      const choice = random();
      const isLost = random() < 0.25;
      if (choice < 0.3) return save('draft', type(), isLost);
      if (choice < 0.58) return save('publish', type(), isLost);
      if (choice < 0.66) return change('unpublish', base);
      if (choice < 0.73) return change('discard-changes', base);
      if (choice < 0.8) return moveToTrash(place, articleKind, base.id);
      if (choice < 0.87) return restoreFromTrash(place, articleKind, base.id);
      return choice < 0.95 ? revert(base) : open(base.id);
    },
  };
}
