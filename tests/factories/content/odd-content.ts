import type { Db } from '#db/client.server.ts';
import { fillContent } from '../content-folder.ts';
import { elementsArticle } from './elements-article.ts';

const headings = (count: number) => Array.from({ length: count }, (_, i) => `<h2>Part ${i + 1}</h2><p>Words.</p>`).join('');

const HOSTILE =
  '<p>Before</p><script>alert(1)</script><img src="/pictures/1.svg" onerror="alert(2)"><a href="javascript:alert(3)" data-x="1" style="color:red">link</a><h2 id="main">One</h2>';

/** Content that the built-in articles do not show: without images, long, hostile, hidden, much of it. */
export function fillOdd(db: Db): Promise<void> {
  return fillContent(db, {
    articles: [
      { id: 'updated', publishedAt: '2025-03-02T09:00:00.000Z', firstPublishedAt: '2024-12-31T23:30:00.000Z', content: headings(3) },
      { id: 'two-parts', content: headings(2), readTime: 0, category: 'TECHNOLOGY', tags: ['Kiosk'] },
      { id: 'hostile', content: HOSTILE, title: '</title><script>alert(4)</script>', category: 'LEADERSHIP' },
      {
        id: 'long',
        title: `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} and how it found a brand that was shorter than its name`,
        tags: Array.from({ length: 12 }, (_, i) => `tag number ${i + 1}`),
        content: `<p>${'w'.repeat(400)}</p><table><tr>${'<td>a wide cell</td>'.repeat(12)}</tr></table><pre>${'code '.repeat(60)}</pre>`,
      },
      elementsArticle,
      { id: 'future', publishedAt: '2999-01-01T00:00:00.000Z', category: 'BUSINESS' },
      { id: 'café-été', title: 'Café', category: 'PERSONAL DEVELOPMENT' },
      ...Array.from({ length: 30 }, (_, i) => ({
        id: `m-${i + 1}`,
        category: 'MARKETING',
        publishedAt: new Date(Date.UTC(2025, 0, 31 - i, 9)).toISOString(),
      })),
    ],
    solutions: [
      { id: 'shown', title: 'Shown & sound', content: headings(3) },
      { id: 'hidden', title: 'Hidden', isActive: false },
    ],
  });
}
