import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import type { Server } from '#tests/support/processes.ts';

export interface Saves {
  /** Milliseconds of each save. */
  saved: number[];
  /** Milliseconds from the save's answer to a page, signed out, that shows it. */
  visible: number[];
  /** Pages asked for after a save that did not show it. */
  stale: number;
}

/** Saves an article of 10 kB again and again, and each time asks signed out for its page, the home page and the search. */
export async function measureSaves(site: Server, times: number): Promise<Saves> {
  const headers = await signIn(site);
  const filler = '<p>Ten kilobytes of an article are some sixteen hundred words, and this is a paragraph of them.</p>'.repeat(105);
  const save = async (path: string, fields: object) => {
    const answer = await sendRequest(site, path, { method: 'POST', headers, body: JSON.stringify(fields) });
    if (answer.status !== 200) throw new Error(`not saved: ${answer.status} ${answer.text.slice(0, 300)}`);
    return { ...answer, item: JSON.parse(answer.text).item };
  };
  const fieldsOf = (title: string) => ({
    title,
    category: 'BRAND',
    excerpt: `What ${title} says.`,
    tags: 'bench',
    imageUrl: '/pictures/1.svg',
    content: `<p>${title}</p>${filler}`,
  });
  let { item } = await save('/admin/do/content.save', { kind: 'article', form: fieldsOf('Saved number 0') });
  const saves: Saves = { saved: [], visible: [], stale: 0 };
  for (let number = 1; number <= times; number += 1) {
    const title = `Saved number ${number} of all`;
    const answer = await save('/admin/do/content.save', {
      kind: 'article',
      id: item.id,
      form: { ...fieldsOf(title), version: item.version },
    });
    item = answer.item;
    saves.saved.push(answer.ms);
    const page = await sendRequest(site, `/blog/${item.id}`);
    saves.visible.push(page.ms);
    const others = await Promise.all(
      ['/', '/category/brand', '/sitemap', '/feed.xml', `/search?q=number+${number}`].map((path) => sendRequest(site, path)),
    );
    saves.stale += [page, ...others].filter(({ text }) => !text.replace(/<.?mark>/g, '').includes(title)).length;
  }
  return saves;
}
