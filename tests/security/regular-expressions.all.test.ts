import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type BoundedRegex, extensionTests } from '#tests/support/extensions.ts';
import { findRegularExpressions } from './support/regular-expressions.ts';

const MAX_MS = 100;
const PASTED = { longest: 1_000_000, why: 'a paste' };
const TITLE = { longest: 200, why: 'a title' };
const STACK = { longest: 2000, why: 'a line of a stack' };
const WRITTEN = { longest: 5000, why: 'a setting, which the owner writes' };
const OWN_PAGE = { longest: 10_000, why: 'the markup of a page’s first view, in which every < and " of a text is written out' };
const OWN_SHEET = { longest: 2000, why: 'a token of a style sheet that the build has written' };
const HEADER = { longest: 16 * 1024, why: 'Node reads 16 KiB of headers' };

/**
 * Those in which a text can be read in more than one way. Each is tried on the worst text of the greatest length that it is ever given:
 * a new one belongs here only with such a bound, and is better written so that it needs none.
 */
const BOUNDED: Record<string, BoundedRegex> = {
  ...Object.assign({}, ...extensionTests.map(({ boundedRegexes }) => boundedRegexes)),
  'app/platform/http/ip-address.server.ts /\\d+$/': { longest: 100, pump: '1', why: 'an address' },
  "app/platform/text/email-address.ts /^[\\w\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^`{|}~-]+@word(?:\\.word)*$/u": {
    longest: 1000,
    pump: '@word.',
    why: 'an address',
  },
  'server/response/first-page.ts /(?:[^,([]|\\[[^\\]]*\\]|\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))+/g': { ...OWN_SHEET, pump: '(' },
  'server/response/first-page.ts / class="([^"]*)"/g': { ...OWN_PAGE, pump: ' class="' },
  'server/response/first-page.ts /((?:[^{};"\']|"(?:\\\\.|[^"])*"|\'(?:\\\\.|[^\'])*\')*)([{};]|$)/g': { ...OWN_SHEET, pump: '"' },
  'server/response/first-page.ts /(<\\/summary>)[\\s\\S]*?<\\/details>/': { ...OWN_PAGE, pump: '</summary>' },
  'server/response/first-page.ts /(<search\\b[^>]*>)[\\s\\S]*?<\\/search>/': { ...OWN_PAGE, pump: '<search>' },
  'server/response/first-page.ts /<link [^>]*rel="stylesheet"[^>]*>/g': { ...OWN_PAGE, pump: '<link ' },
  'server/response/first-page.ts /<script type="application\\/ld\\+json">[^<]*<\\/script>/': {
    ...OWN_PAGE,
    pump: '<script type="application/ld+json">',
  },
  'server/response/first-page.ts /\\([^()]*\\)/g': { ...OWN_SHEET, pump: '(' },
  'server/response/first-page.ts /\\[[^\\]]*\\]/g': { ...OWN_SHEET, pump: '[' },
  'server/response/first-page.ts /href="([^"]*)"/': { ...OWN_PAGE, pump: 'href="' },
  'server/response/representation.ts /"[^"]*"/g': { ...HEADER, pump: '"' },
  'server/response/security-headers.ts /<(script|style)\\b([^>]*)>([\\s\\S]*?)<\\/\\1\\s*>/gi': {
    longest: 1000,
    pump: '<script>',
    why: 'a page of ours names a few scripts, and every < of a text in it is written &lt;',
  },
  'server/response/security-headers.ts /(^|\\s)src\\s*=/i': { longest: 1000, pump: ' src', why: 'the attributes of a script of ours' },
  'server/http/request-listener.ts /^https?:\\/\\/([^/?#]*)(.*)$/i': { ...HEADER, pump: 'http://' },
  'server/cache/shareable-page.ts /;\\s*q=([\\d.]+)/i': { ...HEADER, pump: '; q' },
  'app/platform/text/slug.ts /^[-\\p{M}]+|-+$/gu': { ...TITLE, pump: '-' },
  'app/platform/text/slug.ts /-+$/': { ...TITLE, pump: '-' },
  'app/features/editor/body/visual/extensions.ts /(?<![\\w=])==([^\\s=][^=]*)(?<!\\s)==$/': {
    longest: 500,
    pump: '==a',
    why: 'TipTap gives a rule the last 500 characters before the cursor',
  },
  'app/features/videos/video.ts /^P(?:(\\d+)D)?(?:T(?=\\d)(?:(\\d+)H)?(?:(\\d+)M)?(?:(\\d+)S)?)?$/': {
    longest: 1000,
    pump: '1',
    why: 'a duration of YouTube’s',
  },
  'app/features/images/place/image-place.server.ts /\\/+$/': { ...WRITTEN, pump: '/' },
  'app/features/images/image-variants.ts /\\/images\\/[a-z0-9]{16}-\\d{1,4}x\\d{1,4}-[0-9a-f]{6}\\.(?:jpe?g|png|webp|gif|avif)/g': {
    longest: 1_000_000,
    pump: '/images/aaaaaaaaaaaaaaaa-1111x',
    why: 'a text',
  },
  'app/platform/env/env-file.server.ts /^\\s*(?:export\\s+)?([A-Za-z_]\\w*)\\s*(=?)\\s*(.*?)\\s*$/': { ...WRITTEN, pump: 'a ' },
  'app/platform/env/setting-values.server.ts /:\\d+$/': { ...WRITTEN, pump: ':1' },
  'app/platform/env/setting-values.server.ts /<[^>]*>/': { ...WRITTEN, pump: '<' },
  'app/platform/env/setting-values.server.ts /[@?#]|:\\/\\/[^/]*:\\D/': { ...WRITTEN, pump: '://' },
  'app/features/editor/body/visual/paste/markdown-paste.ts /(?<![\\w*\\\\])\\*[^\\s*][^*\\n]*(?<![\\s\\\\])\\*(?![\\w*])/': {
    ...PASTED,
    pump: ' *a',
  },
  'app/features/editor/body/visual/paste/markdown-paste.ts /(?<![\\w=])==[^\\s=][^=\\n]*(?<!\\s)==(?![\\w=])/': { ...PASTED, pump: '==a' },
  'app/features/editor/body/visual/paste/markdown-paste.ts /(?<![\\w*\\\\])\\*\\*[^\\s*][^*\\n]*(?<![\\s\\\\])\\*\\*(?![\\w*])/': {
    ...PASTED,
    pump: '**a',
  },
  'app/features/editor/body/visual/paste/markdown-paste.ts /\\[[^[\\]\\n]*\\]\\((?:https?:|mailto:|[./#])[^()\\s]+/': {
    ...PASTED,
    pump: '[a](',
  },
  'app/features/editor/body/visual/paste/markdown-paste.ts /^ {0,3}\\|?[ :]*-{2,}[ :]*\\|[-|: ]*$/': { ...PASTED, pump: '--' },
  'app/features/editor/body/visual/paste/markdown-paste.ts /`[^`\\n]+`/': { ...PASTED, pump: '`a' },
  'app/features/editor/body/visual/paste/markdown-paste.ts /(?<![\\w~])~~[^\\s~][^~\\n]*(?<!\\s)~~(?![\\w~])/': { ...PASTED, pump: '~~a' },
  'app/features/editor/body/visual/paste/plain-text.ts /\\n(?:[\\t ]*\\n)+/': { ...PASTED, pump: '\n\t' },
  'app/features/editor/body/visual/typing/typed-rules.ts /(?<!!)\\[([^[\\]]+)\\]\\(([^\\s()<>]+)\\)$/': {
    longest: 500,
    pump: '[a](',
    why: 'TipTap gives a rule the last 500 characters before the cursor',
  },
  "app/features/editor/recovery/compare-texts.ts /(?:(?:[\\p{L}\\p{M}\\p{N}'’_-]|⟨U\\+[\\dA-F]+⟩)+|\\S)\\s*/gu": {
    longest: 500_000,
    pump: '⟨U+A',
    why: 'the content of an item',
  },
  'app/features/editor/recovery/compare-texts.ts /(?:<[^<>]*>|(?:https?|HTTPS?):\\/\\/[^\\s<>"]+|^\\/[^\\s<>"]+|(?:[\\p{L}\\p{M}\\p{N}\'’_-]|⟨U\\+[\\dA-F]+⟩)+|\\S)\\s*/gu':
    { longest: 500_000, pump: '<', why: 'the content of an item' },
  'app/features/html/html-tokens.ts /<!--(?:-?>|[\\s\\S]*?(?:--!?>|$))|<\\/>|<(?:!(?!--)|\\?|\\/[^a-z>])[^>]*>?/iy': {
    longest: 500_000,
    pump: '<!--',
    why: 'the content of an item',
  },
  'app/features/editor/body/visual/link.ts /(?:https?:\\/\\/|www\\.)[^\\s<>"\']*[^\\s<>"\'.,;:!?)\\]]|(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,63}\\.[\\w.-]*\\w/gi':
    { ...PASTED, pump: 'a@a.' },
  'app/features/editor/image-field/first-image.ts /<img\\b[^<>]*>/gi': { longest: 500_000, why: 'the content of an item', pump: '<img ' },
  'app/features/editor/image-field/first-image.ts /\\ssrc="([^"]*)"/i': { longest: 500_000, why: 'the content of an item', pump: ' src="' },
  'app/features/editor/revisions/list-history.server.ts /<[^<>]*>/g': { longest: 500_000, why: 'a field of an item', pump: '<' },
  'app/features/editor/body/source-editor.tsx /<figure\\b[^<>]*>\\s*<img\\b[^<>]*>\\s*<\\/figure>\\n?|<img\\b[^<>]*>/gi': {
    longest: 500_000,
    why: 'the content of an item',
    pump: '<figure><img ',
  },
  'app/features/html/image-placeholder.ts /<img\\b[^<>]*>/gi': { longest: 500_000, why: 'the content of an item', pump: '<img ' },
  'app/features/html/inert-html.ts /([\\s"\'/])(style|on[a-z]+)(?=\\s*=)|"[^"]*"|\'[^\']*\'/gi': { ...PASTED, pump: ' on ' },
  'app/platform/http/reader-request.server.ts /:\\d+$/': { ...HEADER, pump: ':1' },
  'app/platform/http/reader-request.server.ts /^(?:[a-z0-9_-]+\\.)+(?!\\d+$)[a-z0-9-]+$/': { ...HEADER, pump: 'a.1' },
  'app/features/editor/recovery/cut-text.ts /<(?!img\\b)[^<>]*>/gi': { longest: 500_000, pump: '<', why: 'the content of an item' },
  'app/features/html/blank-html.ts /<[^<>]*>|&nbsp;|\\s/g': { longest: 500_000, pump: '<&nbsp', why: 'the content of an item' },
  'app/features/editor/body/visual/paste/clean-paste.ts /<!--[\\s\\S]*?(?:-->|$)/g': { ...PASTED, pump: '<!--' },
  'app/features/editor/body/visual/paste/clean-paste.ts /<!\\[(?:if|endif)[^>]*(?:>|$)/gi': { ...PASTED, pump: '<![if' },
  'app/features/editor/body/visual/paste/clean-paste.ts /(?:^|;)\\s*font-weight:\\s*(\\w+)/': { ...PASTED, pump: '; font-weight: ' },
  'app/features/editor/body/visual/paste/clean-paste.ts /font-style:\\s*italic/': { ...PASTED, pump: 'font-style: ' },
  'app/features/editor/body/visual/paste/clean-paste.ts /(?:^|;)\\s*text-decoration[^;]*line-through/': {
    ...PASTED,
    pump: 'text-decoration line-',
  },
  'app/features/editor/body/visual/paste/clean-paste.ts /vertical-align:\\s*super/': { ...PASTED, pump: 'vertical-align: ' },
  'app/features/editor/body/visual/paste/clean-paste.ts /vertical-align:\\s*sub\\b/': { ...PASTED, pump: 'vertical-align: su' },
  'app/features/html/markdown/markdown-source.ts /\\n[ \\t]*[\\n\\0[*+>|#\\d-]/g': { ...PASTED, pump: '\n  ' },
  'app/features/html/inert-html.ts /<style\\b[\\s\\S]*?(?:<\\/style>|$)/gi': { ...PASTED, pump: '<style ' },
  'app/features/editor/body/visual/paste/clean-paste.ts /(?:^|;)\\s*mso-list:[^;]*\\blevel(\\d+)/i': {
    ...PASTED,
    pump: 'mso-list: level ',
  },
  'app/features/editor/body/visual/paste/clean-paste.ts /mso-list:\\s*ignore/i': { ...PASTED, pump: 'mso-list: ' },
  'app/features/editor/body/visual/unsupported-html.ts /<[^>]+(?:>|$)/g': { longest: 500_000, pump: '<', why: 'the content of an item' },
  'app/features/editor/body/visual/link.ts /^[^\\s@/]+@[^\\s@/]+\\.[^\\s@/]+$/': { longest: 2000, pump: 'a@.', why: 'an address' },
  'app/features/artwork/lettering/line-breaks.ts /[\\s.,;:–—-]+$/u': { ...TITLE, pump: '.' },
  'app/features/artwork/weave.ts /-?\\d+\\.\\d+/g': { longest: 500, pump: '1', why: 'the bends of a thread that we draw' },
  'app/features/accounts/better-auth/device-name.ts /\\bVersion\\/[\\d.]+ .*Safari\\//': { ...HEADER, pump: 'Version/1 ' },
  "app/platform/log/hide-paths.server.ts /'((?:[A-Za-z]:)?[\\\\/][^']*)'/g": { ...STACK, pump: "'/" },
  'app/platform/log/hide-paths.server.ts /.*node_modules[\\\\/]/': { ...STACK, pump: 'node_modules' },
  'app/platform/log/hide-paths.server.ts /^(\\s+at (?:.*\\(|async )?)(?:file:\\/\\/)?((?:[A-Za-z]:)?[\\\\/].*?)(:\\d+:\\d+\\)?)$/': {
    ...STACK,
    pump: ' at (/:1',
  },
  'app/features/accounts/better-auth/private-api.server.ts /(?:^|;)\\s*((?:__Host-)?word\\.two_factor=([\\w-]+)[^;]*)/': {
    ...HEADER,
    pump: ';  ',
  },
  'app/features/accounts/password/password-hash.server.ts /=+$/': { longest: 100, pump: '=', why: 'Base64 of our own' },
  'app/features/accounts/password/password.server.ts /[^\\p{L}\\p{N}]+$/u': { longest: 128, pump: '1.', why: 'a password' },
  'app/features/accounts/password/password.server.ts /[^\\p{L}]+$/u': { longest: 128, pump: '1', why: 'a password' },
};

const all = findRegularExpressions();

test('every regular expression reads a text in one way only, or in little time', () => {
  expect(all.length).toBeGreaterThan(100);
  const ambiguous = execFileSync(process.execPath, ['--max-old-space-size=4096', 'tests/security/support/find-ambiguous.ts'], {
    encoding: 'utf8',
  });
  expect(JSON.parse(ambiguous)).toEqual(Object.keys(BOUNDED).sort());
});

test('those that are ambiguous take no time on the worst text that they are given', () => {
  const slow = Object.entries(BOUNDED).flatMap(([name, { longest, pump }]) => {
    const regex = all.find(({ file, text }) => `${file} ${text}` === name)?.regex;
    const attack = `${pump.repeat(Math.ceil(longest / pump.length)).slice(0, longest)}\n\0`;
    const before = process.cpuUsage();
    attack.replace(regex ?? /$/, '');
    const ms = process.cpuUsage(before).user / 1000;
    return ms > MAX_MS ? [`${name}: ${Math.round(ms)} ms for ${longest} characters`] : [];
  });
  expect(slow).toEqual([]);
});
