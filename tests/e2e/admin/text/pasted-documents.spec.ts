import { expect, test } from '@playwright/test';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { type Counts, DOCUMENTS } from '../../../factories/clipboard/documents.ts';
import { openEditorPage } from '../../support/editor-page.ts';

const PARTS: Record<keyof Counts, RegExp> = {
  headings: /<h[2-4]/g,
  items: /<li/g,
  tables: /<table/g,
  links: /<a /g,
  notes: /<small class="footnote"/g,
  code: /<pre/g,
  quotes: /<blockquote/g,
  images: /<img/g,
  tasks: /[☐☑]/g,
  marks: /<(?:strong|em|s|mark|code)>(?![^<]*<\/code><\/pre>)/g,
};

function count(html: string): Counts {
  const counts = Object.entries(PARTS).map(([part, pattern]) => [part, html.match(pattern)?.length ?? 0]);
  return Object.fromEntries(counts.filter(([, number]) => number !== 0));
}

test('[ADM-31] twenty documents arrive with their headings, lists, tables, links, notes and code, and what is left out is named', async ({
  page,
}) => {
  await openEditorPage(page);
  const rows: string[] = [];
  for (const { name, text, html, has, losses } of DOCUMENTS) {
    const pasted = await page.evaluate(([plain, rich]) => byline.pasteInto(plain, rich), [text, html ?? ''] as const);
    rows.push(`${name.padEnd(46)} ${JSON.stringify(count(pasted.html))}${pasted.losses ? ` – ${pasted.losses}` : ''}`);
    expect.soft(count(pasted.html), `${name}\n${pasted.html}`).toEqual(has);
    expect.soft(pasted.losses, name).toBe(losses);
    expect.soft(sanitizeArticleHtml(pasted.html), `${name} is what the whitelist allows`).toBe(pasted.html);
    expect.soft(await page.evaluate((written) => byline.rewriteHtml(written), pasted.html), `${name} in the source view`).toBe(pasted.html);
  }
  process.stdout.write(`${rows.join('\n')}\n`);
});

test('[ADM-31] drawn emoji arrive as the signs that they are, and links without their scanners', async ({ page }) => {
  await openEditorPage(page);
  const paste = async (html: string) => (await page.evaluate((rich) => byline.pasteInto('x', rich), html)).html;
  for (const picture of [
    '<img data-emoji="👍" class="an1" alt="👍" aria-label="👍" src="https://fonts.example/32.png">',
    '<img data-stringify-type="emoji" alt="👍" src="https://chat.example/1f44d.png" aria-label="thumbs up">',
    '<img draggable="false" role="img" class="emoji" alt="👍" src="https://s.example/1f44d.svg">',
    '<img itemtype="http://schema.example/Emoji" alt="👍" width="20" height="20" src="https://x.example/t.png">',
  ])
    expect(await paste(`<p>Well ${picture} done</p>`)).toBe('<p>Well 👍 done</p>');
  const families = ['👩🏽‍🌾', '🇬🇭', '1️⃣', '❤️'];
  for (const sign of families) expect(await paste(`<p>a <img alt="${sign}" src="https://x.example/t.png"></p>`)).toBe(`<p>a ${sign}</p>`);
  const safe =
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fguide%3Fa%3D1&amp;data=05%7Cama%40client.example';
  expect(await paste(`<p>Read <a href="${safe}">this</a></p>`)).toContain(
    '<a href="https://example.com/guide?a=1" rel="noopener">this</a>',
  );
});

test('[ADM-31] the lists of Word in the browser are lists with their levels and numbers', async ({ page }) => {
  await openEditorPage(page);
  const item = (text: string, level: number, position: number) =>
    `<li data-listid="1" data-aria-posinset="${position}" data-aria-level="${level}" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li>`;
  const list = (tag: string, ...items: string[]) =>
    `<div class="ListContainerWrapper"><${tag} role="list">${items.join('')}</${tag}></div>`;
  const between = '<div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Then</span></p></div>';
  const pasted = [
    ...[list('ul', item('Tea', 1, 1)), list('ul', item('Green', 2, 1), item('Black', 2, 2)), list('ul', item('Coffee', 1, 2))],
    ...[between, list('ol', item('Third', 1, 3)), list('ol', item('A part', 2, 1)), list('ol', item('Fourth', 1, 4))],
  ];
  const { html } = await page.evaluate((rich) => byline.pasteInto('x', rich), pasted.join(''));
  expect(html.replaceAll('\n', '')).toBe(
    '<ul><li>Tea<ul><li>Green</li><li>Black</li></ul></li><li>Coffee</li></ul><p>Then</p><ol start="3"><li>Third<ol><li>A part</li></ol></li><li>Fourth</li></ol>',
  );
});

test('[ADM-31] plain text that only looks like Markdown keeps its signs, and its wrapped lines are paragraphs', async ({ page }) => {
  await openEditorPage(page);
  for (const text of [
    'In a formula, a==b and c==d are tests.',
    'The answer is 2**8 and 3**2, or 2*3*4.',
    'Search for C:\\files\\*.txt and D:\\files\\*.doc first.',
    'Search for *.txt and *.doc, and snake_case_names.',
    'Use [[double brackets]] for links and ~~~ for rules, price ~~ 40 ~~ 50.',
    'In patterns [^a-z] means other letters, 100%% of them and 50%% of the rest.',
  ])
    expect((await page.evaluate((plain) => byline.pasteInto(plain, ''), text)).html).toBe(`<p>${text}</p>`);
  const years = '2024. It was a good year\n2025. It was a better one';
  expect((await page.evaluate((plain) => byline.pasteInto(plain, ''), years)).html).toBe(`<p>${years.replace('\n', '</p>\n<p>')}</p>`);
  const mixed = '- a==b and c==d\n- 100%% and 50%%\n- ==Marked== %%hidden%%';
  expect((await page.evaluate((plain) => byline.pasteInto(plain, ''), mixed)).html.replaceAll('\n', '')).toBe(
    '<ul><li>a==b and c==d</li><li>100%% and 50%%</li><li><mark>Marked</mark></li></ul>',
  );
  const wrapped =
    'Most of the people who ask me for a website\nneed customers and not a website, and those\nthey have.\n\nAma Owusu\nAccra';
  expect((await page.evaluate((plain) => byline.pasteInto(plain, ''), wrapped)).html).toBe(
    '<p>Most of the people who ask me for a website need customers and not a website, and those they have.</p>\n<p>Ama Owusu<br>Accra</p>',
  );
});

test('[ADM-31] one undo gives pasted Markdown back as text, and Ctrl+Shift+V leaves it so', async ({ page }) => {
  await openEditorPage(page);
  const seen = await page.evaluate(() => byline.pasteInto('## A **b**\n\n- c\n- d', ''));
  expect(seen).toMatchObject({
    html: '<h2>A <strong>b</strong></h2>\n<ul>\n<li>c</li>\n<li>d</li>\n</ul>',
    undone: '<p>## A **b**</p>\n<p>- c<br>- d</p>',
    undoneTwice: '',
    plain: '<p>## A **b**</p>\n<p>- c<br>- d</p>',
  });
});

const COLOURED = (text: string) =>
  `<meta charset='utf-8'><div style="color: #d4d4d4;font-family: Menlo, monospace;white-space: pre;">${text
    .split('\n')
    .map((line) => `<div><span style="color: #569cd6;">${line}</span></div>`)
    .join('')}</div>`;

test('[ADM-31] Markdown in the colours of a code editor becomes what it means, and its code stays code', async ({ page }) => {
  await openEditorPage(page);
  const paste = (text: string, language: string) =>
    page.evaluate(
      ([plain, rich, mode]) =>
        byline.pasteInto(plain, rich, { 'vscode-editor-data': `{"version":1,"mode":"${mode}"}` }).then(({ html }) => html),
      [text, COLOURED(text), language] as const,
    );
  expect(await paste('# Title\n\n**b**', 'markdown')).toBe('<h2>Title</h2>\n<p><strong>b</strong></p>');
  expect(await paste('# comment\nx = 1', 'python')).toBe('<pre><code class="language-python"># comment\nx = 1</code></pre>');
});
