import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'hast-util-to-string';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsKinds } from '#app/settings-kinds.ts';
import { signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';
import { createOwner, type Owner, readEverything } from './owner-client.ts';

const MARKUP = `<script>alert(1)</script><img src=x onerror=alert(2)>"'&lt;`;
const EMOJI = 'Adwoa 👩🏾‍💻 🇬🇭 ₵';
const RIGHT_TO_LEFT = 'مرحبا بكم في الموقع';
const LONG = 'a'.repeat(100_000);

let site: RunningSite;
let owner: Owner;

beforeAll(async () => {
  site = await startSite();
  const defaults = Object.fromEntries(settingsKinds.map(({ name, form }) => [name, form.empty]));
  owner = createOwner(site, await signIn(site), defaults);
}, 120_000);

afterAll(() => site?.stop());

/** Writes a text into every field of a part of the site that takes it; gives back those fields, and what the others say. */
async function writeEverywhere(document: string, text: string) {
  const fields = await owner.getFields(document);
  const all = Object.fromEntries(Object.keys(fields).map((name) => [name, text]));
  const refused = (await owner.save(document, all)) ?? {};
  const taken = Object.keys(fields).filter((name) => !(name in refused));
  if (Object.keys(refused).length > 0) {
    expect(await owner.save(document, Object.fromEntries(taken.map((name) => [name, text])))).toBeNull();
  }
  return { taken, refused };
}

const isPage = (text: string) => /\n<!doctype html>/i.test(text.slice(0, 5000));
const getBody = (text: string) => text.slice(text.indexOf('\n') + 1);

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

/** What a page holds that markup has brought: a script, or an attribute that runs one. */
function findBrought(html: string): string[] {
  return [...walk(fromHtml(html))].flatMap((node) => {
    if (node.type !== 'element') return [];
    const runs = Object.keys(node.properties).some((name) => /^on[A-Za-z]/.test(name));
    const isScript = node.tagName === 'script' && toText(node).startsWith('alert(1)');
    return runs || isScript || node.properties.src === 'x' ? [node.tagName] : [];
  });
}

describe.each(settingsKinds.map(({ name }) => name))('what the owner writes into %s', (document) => {
  test('[SITE-8] 100,000 characters are refused with a word at the field, and so is what else it does not take; prose takes them', async () => {
    for (const name of Object.keys(await owner.getFields(document))) {
      if (name === 'content') continue;
      const refused = await owner.save(document, { [name]: LONG });
      expect([name, Object.keys(refused ?? {})]).toEqual([name, [name]]);
      expect(refused?.[name]).toMatch(/\S/);
    }
  });

  test('[SITE-8] markup is refused or shown as text, and brings nothing into a page', async () => {
    const { taken } = await writeEverywhere(document, MARKUP);
    for (const [path, text] of await readEverything(site)) {
      if (isPage(text)) expect([path, findBrought(getBody(text))]).toEqual([path, []]);
      if (path.endsWith('.json') || path.endsWith('.webmanifest')) expect(() => JSON.parse(getBody(text))).not.toThrow();
      if (path.endsWith('.xml')) expect([path, /<script>alert/.test(getBody(text))]).toEqual([path, false]);
    }
    expect(Array.isArray(taken)).toBe(true);
    await owner.reset(document);
  });

  test.each([
    ['emoji', EMOJI],
    ['right-to-left text', RIGHT_TO_LEFT],
  ])('[SITE-8] %s is refused or shown right, at the next request', async (_, value) => {
    const { taken } = await writeEverywhere(document, value);
    const everything = [...(await readEverything(site)).values()].map(getBody);
    if (taken.some((name) => name !== 'content' && name !== 'postalAddress'))
      expect(everything.some((text) => text.includes(value))).toBe(true);
    for (const text of everything) expect(text).not.toContain('\uFFFD');
    await owner.reset(document);
  });
});
