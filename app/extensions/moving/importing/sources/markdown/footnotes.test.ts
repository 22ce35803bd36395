import { describe, expect, test } from 'vitest';
import { markdownToHtml } from '#features/editor/body/visual/paste/markdown.ts';
import { corpusFiles } from '#tests/support/corpora.ts';
import { writeMarkdown } from './markdown-text.server.ts';

const OPTIONS = { isHtml: false, isMdx: false, isNotes: false, title: 'T', siteUrl: '' };

function importMarkdown(source: string): { html: string; notes: string[] } {
  const plain = { toSource: (src: string) => src, findAddress: () => undefined, findImage: () => undefined };
  const written = writeMarkdown(source, { ...OPTIONS, ...plain });
  return { html: written?.html ?? '', notes: written?.notes ?? [] };
}

function note(html: string): string {
  return `<small class="footnote">${html}</small>`;
}

const code = (text: string) => `<code>${text}</code>`;

describe.each([
  ['imported', (source: string) => importMarkdown(source).html],
  ['pasted', (source: string) => (markdownToHtml(source) ?? '').replace(/\n$/, '')],
])('[OPS-5] [ADM-31] Markdown %s', (_, read) => {
  test.each([
    [
      'code in two notes',
      'A[^1] `a` B[^2] `b`\n\n[^1]: `c` `d`\n[^2]: `e`',
      `<p>A${note(`${code('c')} ${code('d')}`)} ${code('a')} B${note(code('e'))} ${code('b')}</p>`,
    ],
    ['code in a note alone', 'A[^1].\n\n[^1]: Use `c` now.', `<p>A${note(`Use ${code('c')} now.`)}.</p>`],
    ['a note in a note', 'A[^1] `a`\n\n[^1]: `b`[^2] c\n[^2]: `d`', `<p>A${note(`${code('b')} c`)}${note(code('d'))} ${code('a')}</p>`],
    ['notes that cite each other', 'A[^1]\n\n[^1]: `b`[^2]\n[^2]: `c`[^1]', `<p>A${note(code('b'))}${note(code('c'))}</p>`],
    ['a note that is cited twice', 'A[^N] B[^n]\n\n[^n]: `c`', `<p>A${note(code('c'))} B</p>`],
    [
      'blocks in a note',
      'A[^1]\n\n[^1]: one\n\n    ```sh\n    rm [[x]] `y`\n    ```\n\n        [[z]]\n\n    two\n\nB `b`',
      `<p>A${note(`one<br>${code('rm [[x]] `y`')}<br>${code('[[z]]')}<br>two`)}</p>\n<p>B ${code('b')}</p>`,
    ],
    [
      'the letters of a placeholder',
      'A\u00000; `a`[^1] \u0000\u00001;\n\n[^1]: \u00000; `b`',
      `<p>A0; ${code('a')}${note(`0; ${code('b')}`)} 1;</p>`,
    ],
    ['longer marks of code', '`` a ` b ``[^1] `c\\` d\n\n[^1]: ``` `` ```', `<p>${code('a ` b')}${note(code('``'))} ${code('c\\')} d</p>`],
    ['formulas', 'A $x_{[[i]]}$ $$a{{b}}$$[^1]\n\n[^1]: $[[c]]$ `d`', `<p>A $x_{[[i]]}$ $$a{{b}}$$${note(`$[[c]]$ ${code('d')}`)}</p>`],
    [
      'HTML',
      'A <code>[[z]]</code>[^1]\n\n[^1]: <b>c</b> <code>{{ k }}</code> `m`',
      `<p>A ${code('[[z]]')}${note(`<b>c</b> ${code('{{ k }}')} ${code('m')}`)}</p>`,
    ],
    [
      'a longer fence',
      '````\n```\n[[x]]\n```\n````\n\n`a`[^1]\n\n[^1]: `b`',
      `<pre><code>\`\`\`\n[[x]]\n\`\`\`\n</code></pre>\n<p>${code('a')}${note(code('b'))}</p>`,
    ],
    ['an escaped mark', 'A \\[^1] \\`b[^1]\\`\n\n[^1]: `c`', `<p>A [^1] \`b${note(code('c'))}\`</p>`],
    [
      'code in a link of a note',
      'A[^1] `a`\n\n[^1]: [`b`](https://a.b) and [<code>c</code>](https://a.b)',
      `<p>A${note(`<a href="https://a.b">${code('b')}</a> and <a href="https://a.b">${code('c')}</a>`)} ${code('a')}</p>`,
    ],
    [
      'signs of emphasis in the code of a note',
      'A[^really]\n\n[^really]: a `*` and a `_` and a `\\*` and a `\\\\`.',
      `<p>A${note(`a ${code('*')} and a ${code('_')} and a ${code('\\*')} and a ${code('\\\\')}.`)}</p>`,
    ],
    [
      'what looks like a note in code',
      '`h[^1]llo`\n\n```\ntest [^1]\n[^1]: b\n```\n\n[^1]: n',
      expect.stringContaining(`${code('h[^1]llo')}</p>\n<pre><code>test [^1]\n[^1]: b\n</code></pre>`),
    ],
    [
      'a note right below its text',
      'A[^1] `a`\n[^1]: `b`\nand `c`',
      expect.stringMatching(/^<p>A<small class="footnote"><code>b<\/code>[\n ]and <code>c<\/code><\/small> <code>a<\/code><\/p>$/),
    ],
    [
      'a fence in a list',
      '- ```\n  [[f]] [^1]\n  ```\n- b[^1]\n\n[^1]: `n`',
      `<ul>\n<li><pre><code>[[f]] [^1]\n</code></pre>\n</li>\n<li>b${note(code('n'))}</li>\n</ul>`,
    ],
  ])('[OPS-5] has %s where it stood', (_, source, html) => {
    expect(read(source)).toEqual(html);
  });

  test('[OPS-5] has code in notes of tables, links, lists and quotes where it stood', () => {
    const html = read(
      '| a |\n| - |\n| x[^1] `q` |\n\n[*t*[^2]](https://a.b)\n\n- item[^3]\n\n      [[code]]\n\n> quote[^4]\n> ```\n> [[f]]\n> ```\n\n[^1]: `a|b`\n[^2]: `l`\n[^3]: `i`\n[^4]: `k`',
    );
    expect([...html.matchAll(/<code>([^<]*)<\/code>/g)].map(([, text]) => text?.trim())).toEqual([
      ...['a|b', 'q', 'l', 'i', '[[code]]', 'k', '[[f]]'],
    ]);
  });

  test('[OPS-5] has every piece of code where it stood, in texts made by chance', () => {
    let seed = 7;
    const pick = (most: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % most;
    };
    for (let round = 0; round < 150; round += 1) {
      let count = 0;
      const expected: string[] = [];
      const notes: string[] = [];
      const write = (pieces: string[]) => {
        const text = `c${count} [[x]] {{ y }} [^1]`;
        count += 1;
        pieces.push(text);
        return ['`', '``'].map((mark) => mark + text + mark)[pick(2)] ?? '';
      };
      const line = () =>
        Array.from({ length: pick(4) }, () => (pick(2) ? write(expected) : ['word', '**b**', '$', '\\`', '[^zz]'][pick(5)])).join(' ');
      const paragraphs = Array.from({ length: 1 + pick(5) }, (_, index) => {
        const before = line();
        if (pick(2)) return before;
        const inside: string[] = [];
        const spans = Array.from({ length: pick(3) }, () => write(inside)).join(' and ');
        const block = pick(3) === 0 ? `\n\n    ~~~\n    f${count} [[x]]\n    ~~~` : '';
        if (block) inside.push(`f${count} [[x]]`);
        expected.push(...inside);
        notes.push(`[^n${index}]: note ${spans}${block}`);
        return `${before} w[^n${index}] ${line()}`;
      });
      for (let index = notes.length - 1; index > 0; index -= 1) {
        const other = pick(index + 1);
        [notes[index], notes[other]] = [notes[other] ?? '', notes[index] ?? ''];
      }
      const source = pick(2) ? [...paragraphs, ...notes].join('\n\n') : [...notes, ...paragraphs].join('\n\n');
      const found = [...read(source).matchAll(/<code>([^<]*)<\/code>/g)].map(([, text]) => text);
      expect(found, source).toEqual(expected);
    }
  });
});

test('[OPS-5] a note that nothing cites is left out of an import with a line in the report, and stays in what is pasted', () => {
  expect(importMarkdown('A\n\n[^1]: B')).toEqual({ html: '<p>A</p>', notes: ['Left out, because nothing refers to it: 1 footnote.'] });
  expect(markdownToHtml('A\n\n[^1]: B')).toBe('<p>A</p>\n<p>B</p>\n');
});

test('[OPS-5] the notes of the corpus have their own code', () => {
  const files = corpusFiles('field/r2-1-footnote-code-swapped/site') ?? [];
  const notes = files.map(({ bytes }) => /<small class="footnote">(.*)<\/small>/.exec(importMarkdown(bytes.toString()).html)?.[1]);
  const clean = 'Use <code>npm run clean</code> for it.';
  if (files.length > 0) expect(notes.toSorted()).toEqual(['Or <code>git reflog</code>, or <code>git fsck</code>.', clean, clean]);
});
