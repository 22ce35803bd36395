import type { Db } from '#db/client.server.ts';
import { insertArticle } from '../article.ts';
import { fillEmpty } from './home-content.ts';

/** Articles by what is peculiar in their letters. */
export const AFRICAN_TITLES = {
  akan: 'Why kɔkɔɔ sells before seven: ɛyɛ dɛ',
  hausa: 'Ɓangare, ɗaki da ƙasa: kanti mai suna',
  ewe: 'Eʋegbe in Keta: ɖe míaƒe asi ŋu',
  yoruba: 'Ẹ̀kọ́ nípa ọjà: bí a ṣe ń ta ọ̀pọ̀lọpọ̀',
  currency: 'Sell at GH₵500, not ₦9,000',
};

/** A site whose author writes in the letters of West African languages. */
export async function fillAfrican(db: Db): Promise<void> {
  await fillEmpty(db);
  for (const [at, [id, title]] of Object.entries(AFRICAN_TITLES).entries()) {
    await insertArticle(db, {
      id,
      title,
      excerpt: title,
      content: `<h2>${title}</h2><p>She says it thus: ${title}. <strong>${title}</strong>, and <em>${title}</em>.</p>${'<p>A trader asks who is standing in front of her.</p>'.repeat(8)}`,
      publishedAt: new Date(Date.UTC(2025, 0, 28 - at, 9)).toISOString(),
    });
  }
}
