import { expect, type Page, test } from '@playwright/test';
import { openEditorPage } from '../../support/editor-page.ts';

test.beforeEach(({ page }) => openEditorPage(page));

async function type(page: Page, keys: (string | { press: string })[], { language = 'en', html = '' } = {}): Promise<string> {
  await page.evaluate(([tag, text]) => byline.edit(tag, text), [language, html] as const);
  for (const key of keys) await (typeof key === 'string' ? page.keyboard.type(key) : page.keyboard.press(key.press));
  return page.evaluate(() => byline.read());
}

const BACK = { press: 'Backspace' };
const UNDO = { press: 'Control+z' };
const ENTER = { press: 'Enter' };
const link = (href: string, words = href) => `<a href="${href}" rel="noopener">${words}</a>`;

test('[ADM-31] a typed address links itself, and one Backspace or one undo takes the link away', async ({ page }) => {
  const linked = `<p>See ${link('https://example.com/a')}, `;
  expect(await type(page, ['See https://example.com/a, and'])).toBe(`${linked}and</p>`);
  expect(await type(page, ['See https://example.com/a, ', BACK, 'and'])).toBe('<p>See https://example.com/a, and</p>');
  expect(await type(page, ['See https://example.com/a, ', UNDO, 'and'])).toBe('<p>See https://example.com/a, and</p>');
  expect(await type(page, ['(www.example.com) '])).toContain(`(${link('https://www.example.com', 'www.example.com')})`);
  expect(await type(page, ['Write to ama@example.com', ENTER, 'x'])).toBe(
    '<p>Write to <a href="mailto:ama@example.com">ama@example.com</a></p>\n<p>x</p>',
  );
  expect(await type(page, ['a@b and example and file.txt '])).not.toContain('<a');
});

test('[ADM-31] typed Markdown becomes what it means', { tag: '@all' }, async ({ page }) => {
  expect(await type(page, ['# Title'])).toBe('<h2>Title</h2>');
  expect(await type(page, ['- [ ] one', ENTER, '[x] two'])).toBe('<ul>\n<li>☐ one</li>\n<li>☑ two</li>\n</ul>');
  expect(await type(page, ['a [b c](https://example.com/d) e'])).toBe(`<p>a ${link('https://example.com/d', 'b c')} e</p>`);
  expect(await type(page, ['a [b](javascript:alert) e'])).toBe('<p>a [b](javascript:alert) e</p>');
  expect(await type(page, ['| Who | What |', ENTER, 'Ama'])).toBe(
    '<table>\n<thead>\n<tr><th>Who</th><th>What</th></tr>\n</thead>\n<tbody>\n<tr><td>Ama</td><td></td></tr>\n</tbody>\n</table>',
  );
  const head = '<table>\n<thead>\n<tr><th>Who</th><th>What</th></tr>\n</thead>\n';
  const body = '<tbody>\n<tr><td>Ama</td><td>Tea</td></tr>\n</tbody>\n';
  const whole = ['| Who | What |', ENTER, 'Ama', { press: 'Tab' }, 'Tea', { press: 'Tab' }, ENTER, 'After'];
  expect(await type(page, whole)).toBe(`${head}${body}</table>\n<p>After</p>`); // by Enter in the empty row
  expect(await type(page, ['a==b and c==d, 2**8 and 3**2'])).toBe('<p>a==b and c==d, 2**8 and 3**2</p>');
  expect(await type(page, ['a ==b c== d'])).toBe('<p>a <mark>b c</mark> d</p>');
  expect(await type(page, ['---', 'x'])).toBe('<hr>\n<p>x</p>');
});

test('[ADM-31] quotes and dashes follow the language, one Backspace keeps them as typed, and code stays as it is', async ({ page }) => {
  expect(await type(page, [`"It's" -- so...`])).toBe('<p>“It’s” – so…</p>');
  expect(await type(page, [`"It's" -- so...`], { language: 'fr' })).toBe('<p>«\u00a0It’s\u00a0» – so…</p>');
  expect(await type(page, ['"', BACK, 'a" -- ', BACK, 'b...', BACK, ' c'])).toBe('<p>"a” -- b... c</p>');
  expect(await type(page, ['"', UNDO, 'a'])).toBe('<p>"a</p>');
  expect(await type(page, ['`a = "b" -- c...` "d"'])).toBe('<p><code>a = "b" -- c...</code> “d”</p>');
  expect(await type(page, ['"a" -- b...'], { html: '<pre><code>x</code></pre>' })).toBe('<pre><code>x"a" -- b...</code></pre>');
  expect(await type(page, ['Line', { press: 'Shift+Enter' }, '"a"'])).toBe('<p>Line<br>“a”</p>');
});
