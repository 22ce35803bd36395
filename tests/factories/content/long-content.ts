import type { Db } from '#db/client.server.ts';
import { fillContent } from '../content-folder.ts';

/** Content at the edge of what a page must bear: the longest title, a word that no line holds, everything that a text may contain. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const LONG_TITLE =
  'How the second-hand clothes market in Kantamanto prices a shirt in eleven seconds, and what that teaches a pricing team!';

const section = (heading: string) =>
  `<h2>${heading}</h2><p>A trader does not ask what the shirt cost. She asks who is standing in front of her, what day of the month it is, and whether the bale was a good one. The price is the answer to all three.</p>`;

const table =
  '<table><thead><tr><th>Stall</th><th>Opening price, cedis</th><th>Price sold, cedis</th><th>Seconds until sold</th><th>What the trader said of the buyer</th></tr></thead><tbody>' +
  '<tr><td>Makola 14</td><td>120</td><td>85</td><td>11</td><td>A student, and in no hurry</td></tr><tr><td>Kantamanto 3</td><td>60</td><td>60</td><td>4</td><td>Came for this one shirt</td></tr></tbody></table>';

const longArticle = {
  id: 'long',
  title: LONG_TITLE,
  category: 'PERSONAL DEVELOPMENT',
  excerpt:
    'Nobody in the market has read a book on pricing. Everybody in the market prices better than the people who have, and the reason is that they look at the person before they look at the shirt.',
  tags: Array.from({ length: 12 }, (_, at) => `Pricing lesson ${at + 1}`),
  content: [
    '<p>Before a shirt has left the bale its price is known, to the cedi, by four people who have not spoken to each other.</p>',
    section('Eleven seconds'),
    '<blockquote><p>If you must ask yourself what it is worth, you have already lost the sale.</p><cite>A trader in Kantamanto</cite></blockquote>',
    '<ul><li>Look at the shoes first.</li><li>Then at the day of the month.</li><li>Never at the label.</li></ul>',
    section('What the figures say'),
    table,
    `<p>One word for it in another trade is ${LONG_WORD}, and it has to fit on a telephone.</p>`,
    section(`The ${LONG_WORD} of pricing`),
    '<figure><img src="/pictures/4.svg" alt="A cloth of ochre and brown" width="1200" height="960"><figcaption>The cloth that hangs above the stall: four threads, and one that breaks the rule.</figcaption></figure>',
    '<ol><li>Ask less.</li><li>Watch more.</li></ol><h3>A small rule</h3><p>It reads <code>price = buyer + day - doubt</code>, or written out in full:</p><pre><code>const price = ({ buyer, day, doubt }) =&gt; Math.max(floorPriceOf(bale), buyer.patience * day.distanceFromPayday - doubt);</code></pre>',
    '<p>There is <a href="/about">more about the author</a> elsewhere, and <em>no more</em> than that to it.</p>',
  ].join(''),
};

/** A site at the edge: the long article first, one without anything, more than one page of a category, a category with nothing. */
export function fillEdge(db: Db): Promise<void> {
  return fillContent(db, {
    articles: [
      longArticle,
      { id: 'bare', category: 'TECHNOLOGY', publishedAt: '2025-01-10T09:00:00.000Z' },
      ...Array.from({ length: 30 }, (_, at) => ({
        id: `m-${at + 1}`,
        title: `Marketing note number ${at + 1}`,
        category: 'MARKETING',
        imageUrl: at % 3 ? `/pictures/${(at % 12) + 1}.svg` : null,
        publishedAt: new Date(Date.UTC(2025, 0, 9 - at, 9)).toISOString(),
      })),
    ],
    solutions: [{ id: 'bare', title: 'A solution without a picture' }],
  });
}
