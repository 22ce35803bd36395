import { describe, expect, test } from 'vitest';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { readCorpus } from '#tests/support/corpora.ts';
import { fillIn } from './fill-in.ts';
import { toFilledHtml } from './fill-in-html.server.ts';
import { about } from './parts/about.ts';
import { privacy, terms } from './parts/legal.ts';
import { defaultSite, type Site } from './site.ts';

const site: Site = {
  ...defaultSite,
  author: { ...defaultSite.author, name: 'Ama <b>& "Sons"</b>', email: 'ama@example.org' },
  claims: { ...defaultSite.claims, reply: '' },
};

describe('what stands in braces', () => {
  test('[SITE-8] is filled in as text, never as markup', () => {
    expect(toFilledHtml('<p>I am <strong>{name}</strong>.</p>', site)).toBe(
      '<p>I am <strong>Ama &#x3C;b>&#x26; "Sons"&#x3C;/b></strong>.</p>',
    );
    expect(fillIn('I am {name}.', site)).toBe('I am Ama <b>& "Sons"</b>.');
  });

  test('[SITE-8] stays where it stands for nothing, and is not filled in twice', () => {
    const named: Site = { ...site, author: { ...site.author, name: '{email}' } };
    expect(toFilledHtml('<p>{name} {Name} {toString} { name }</p>', named)).toBe('<p>{email} {Name} {toString} { name }</p>');
    expect(fillIn('{name} {Name} {toString}', named)).toBe('{email} {Name} {toString}');
  });

  test('[SITE-8] takes its sentence along where it is empty, and no other', () => {
    expect(fillIn('Write to me. I answer {reply}. Be brief.', site)).toBe('Write to me. Be brief.');
    expect(fillIn('Write to me. I answer {reply}.', site)).toBe('Write to me.');
    expect(toFilledHtml('<p>Write to me. I answer {reply}. Be brief.</p>', site)).toBe('<p>Write to me. Be brief.</p>');
    expect(toFilledHtml('<p>Write. I <em>answer <strong>{reply}</strong></em>. Be <em>brief</em>.</p><p>Next.</p>', site)).toBe(
      '<p>Write. Be <em>brief</em>.</p><p>Next.</p>',
    );
  });

  test('[SITE-8] takes its block along where nothing else stands in it', () => {
    const list =
      '<ul><li>I answer {reply}.</li><li>One</li></ul><p>I answer {reply}.</p><h2>{reply}</h2><p><img src="/pictures/1.svg" alt=""></p>';
    expect(toFilledHtml(list, site)).toBe('<ul><li>One</li></ul><p><img src="/pictures/1.svg" alt=""></p>');
    expect(toFilledHtml('<blockquote><p>{reply}</p></blockquote><p>Two<br>lines</p>', site)).toBe('<p>Two<br>lines</p>');
  });

  const payloads = ['html/html5sec.json', 'html/payloadsallthethings.json'].flatMap((file) => readCorpus(file) ?? []);

  test.skipIf(payloads.length === 0)('[SITE-8] makes nothing of hostile HTML that the sanitiser would take out', () => {
    for (const payload of payloads) {
      const filled = toFilledHtml(`<p>{name} {reply}</p>${payload}<p>I am {name}.</p>`, site);
      expect(sanitizeArticleHtml(filled)).toBe(filled);
    }
  });
});

test.each([about, privacy, terms])('[SITE-8] the prose that comes with $name is what a save of it stores', ({ fields, defaults }) => {
  expect(sanitizeArticleHtml(defaults.content ?? '')).toBe(defaults.content);
  for (const [name, field] of Object.entries(fields))
    expect([name, field.schema.safeParse(defaults[name]).data]).toEqual([name, defaults[name]]);
});
