import type { insertArticle } from '../article.ts';

const PICTURE = '<img src="/pictures/3.svg" alt="A woven cloth" width="1600" height="900">';

/** One of every element that an article may hold. */
const ELEMENTS_HTML = [
  '<p>A shirt has no price until somebody asks for it.<small class="footnote">The survey counted 412 sales in <em>eleven</em> markets. See <a href="/blog/1">the first part</a>.</small> The trader looks at the shoes first, then at the day, and only then at the cloth that she holds up.</p>',
  '<p>Four people know the number before she says it.<small class="footnote">She, her sister, the porter and the tailor.</small> None of them has ever written it down.</p>',
  '<blockquote class="pull-quote"><p>A price is a sentence about the buyer.</p></blockquote>',
  '<p>What looks like bargaining is a conversation about tomorrow. The seller wants to know whether the buyer will come back, and the buyer wants to know whether the cloth will last. Neither of them says so, and both of them understand it.</p>',
  '<h2>What to write down</h2>',
  '<blockquote class="callout"><p><strong>Before you set a price</strong></p><p>Write down who is standing in front of you, what day it is, and what is left of the bale.</p></blockquote>',
  '<dl><dt>Bale</dt><dd>Forty-five kilograms, sold unseen.</dd><dt>First grade</dt><dt>Selection</dt><dd><p>What goes before nine in the morning.</p><p>It pays for the bale.</p></dd></dl>',
  `<figure>${PICTURE}<figcaption>As wide as a figure usually is.</figcaption></figure>`,
  '<p>The rest of the morning is arithmetic that <mark>nobody at the stall would call arithmetic</mark>: what has gone, what is left, and what the rain will do to both.</p>',
  `<figure class="wide">${PICTURE}<figcaption>Wider than the text.</figcaption></figure>`,
  '<h2>In code</h2>',
  '<pre><code class="language-ts">// The price of a shirt\nexport function price(buyer: Buyer, hour = 9): number {\n  const asked = 40 + buyer.shoes * 2;\n  return hour &#x3C; 12 ? asked : asked * 0.8; // "after the rain"\n}</code></pre>',
  `<figure class="full">${PICTURE}<figcaption>From edge to edge.</figcaption></figure>`,
  '<h3>To read on<small class="footnote">In any order.</small></h3>',
  '<p class="link-card"><a href="https://example.org/markets" rel="noopener">The bale that nobody opens</a><br>How second-hand cloth finds its way to Kantamanto, in four maps.</p>',
  '<p>https://x.com/someone/status/1790000000000000000</p>',
  '<p>https://vimeo.com/76979871</p>',
  `<figure class="gallery"><figure>${PICTURE}</figure><figure>${PICTURE}<figcaption>The second, with a caption.</figcaption></figure><figure>${PICTURE}</figure></figure>`,
  '<p>https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk</p>',
  '<table><thead><tr><th scope="col">Grade</th><th scope="col">Share</th></tr></thead><tbody><tr><td>First<small class="footnote">In a cell there is no margin.</small></td><td>18 %</td></tr><tr><td>Second</td><td>50 %</td></tr></tbody></table>',
  '<p>In the end the shirt is sold to the tailor.</p>',
].join('\n');

export const elementsArticle = {
  id: 'elements',
  title: 'What a shirt costs before nine',
  excerpt: 'A market sets its prices without a list, and everybody at the stall knows them.',
  content: ELEMENTS_HTML,
  category: 'PERSONAL DEVELOPMENT',
} satisfies Parameters<typeof insertArticle>[1];
