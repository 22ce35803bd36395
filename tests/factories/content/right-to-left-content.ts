import type { Db } from '#db/client.server.ts';
import { insertArticle } from '../article.ts';
import { insertSolution } from '../solution.ts';
import { insertVideo } from '../video.ts';
import { fillEmpty } from './home-content.ts';

/** Titles by the side at which they begin: that of their first letter. */
export const TITLES = {
  right: {
    arabic: 'كيف تسعّر السوق قميصا في إحدى عشرة ثانية؟',
    hebrew: 'מה שוק הבגדים מלמד על מחיר',
    arabicFirst: 'دليل Brand للأسواق في Accra 2025',
  },
  left: {
    latin: 'What a kettle teaches',
    latinFirst: 'Brand أو العلامة: two words, one idea',
  },
};

export const ARABIC_AUTHOR = 'ليلى حسن (Leila)';
export const MIXED_TAGS = ['brand', 'تسعير', 'pricing'];

const ARABIC_TEXT = [
  '<h2>أولا: السوق</h2><p>قبل أن يخرج القميص من الرزمة يعرف أربعة أشخاص ثمنه.</p>',
  '<h2>Second: Accra</h2><p>A trader asks who is standing in front of her.</p>',
  '<h2>ثالثا: الثمن</h2><ul><li>انظر إلى الحذاء أولا.</li><li>Then at the day.</li></ul><p><code>price = buyer</code></p>',
].join('');

/** A site whose author writes from the right and from the left. */
export async function fillRightToLeft(db: Db): Promise<void> {
  await fillEmpty(db);
  const { right, left } = TITLES;
  const titles = [right.arabic, left.latin, right.hebrew, left.latinFirst, right.arabicFirst];
  for (const [at, title] of [...titles, ...titles, right.arabic, left.latin].entries()) {
    await insertArticle(db, {
      id: `text-${at + 1}`,
      title,
      excerpt: title,
      content: ARABIC_TEXT,
      author: ARABIC_AUTHOR,
      tags: MIXED_TAGS,
      imageUrl: `/pictures/${at + 1}.svg`,
      publishedAt: new Date(Date.UTC(2025, 0, 28 - at, 9)).toISOString(),
    });
  }
  for (const [at, title] of [right.arabic, left.latin, right.hebrew].entries()) {
    const publishedAt = new Date(Date.UTC(2025, 0, 28 - at, 9)).toISOString();
    await insertSolution(db, {
      id: `solution-${at + 1}`,
      title,
      excerpt: title,
      content: ARABIC_TEXT,
      author: ARABIC_AUTHOR,
      publishedAt,
    });
    await insertVideo(db, { id: `film-${at + 1}`, title, publishedAt });
  }
}
