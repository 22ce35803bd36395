import { expect, test } from 'vitest';
import { toPlainArticleHtml } from './article-html.server.ts';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each<[what: string, html: string, plain: string, ...notes: string[]]>([
  ['Words without a block are a paragraph', 'Hello <b>you</b>', '<p>Hello <b>you</b></p>'],
  [
    'Wrappers vanish and words stay apart',
    '<div class="x"><div>One</div><section>Two<p>Three</p></section></div>',
    '<p>One</p>\n<p>Two</p>\n<p>Three</p>',
  ],
  ['Empty paragraphs vanish', '<p>&nbsp;</p><p>a</p><p><b> </b><br></p>', '<p>a</p>'],
  [
    'Old names of tags become ours',
    '<h1>T</h1><h6>U</h6><p><del>a</del><ins>b</ins><kbd>c</kbd></p>',
    '<h2>T</h2>\n<h4>U</h4>\n<p><s>a</s><u>b</u><code>c</code></p>',
  ],
  [
    'A link around blocks goes into each',
    '<a href="/x"><h2>T</h2><p>Words</p></a>',
    '<h2><a href="/x">T</a></h2>\n<p><a href="/x">Words</a></p>',
  ],
  ['Code keeps its lines', '<pre class="wp-block-code"><code>a\n  <span>b</span></code></pre>', '<pre><code>a\n  b</code></pre>'],
  ['Lines of code in blocks stay lines', '<pre><div>a</div><div>b</div></pre>', '<pre>a\nb</pre>'],
  [
    'Tables stay, their caption follows',
    '<figure class="wp-block-table"><table><tbody><tr><td colspan="2">1</td></tr></tbody></table><figcaption>C</figcaption></figure>',
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>\n<p>C</p>',
  ],
  [
    'Footnotes stand where they are cited',
    '<p>a<sup id="r1"><a href="#f1">1</a></sup> b<sup><a href="#f1">1</a></sup></p><hr><section><h2>Footnotes</h2><ol><li id="f1"><p>One.</p><ul><li>Two</li></ul><p>Three. <a href="#r1">↩</a></p></li></ol></section>',
    '<p>a<small class="footnote">One.<br>Two<br>Three.</small> b</p>',
  ],
  [
    'Footnotes of Substack do too',
    '<p>a<a class="footnote-anchor" id="fa-1" href="#f-1">1</a></p><div class="footnote"><a id="f-1" href="#fa-1" class="footnote-number">1</a><div><p>Words.</p></div></div>',
    '<p>a<small class="footnote">Words.</small></p>',
  ],
  [
    'A list of contents is no footnote, and headings keep the ids that it leads to',
    '<ul><li><a id="t" href="#one">1</a></li></ul><h2 id="one"><a href="#t">One</a></h2><p id="unled">x</p><a name="two"></a><h3>Two</h3>',
    '<ul><li><a href="#one">1</a></li></ul>\n<h2 id="one"><a href="#t">One</a></h2>\n<p>x</p>\n<h3>Two</h3>',
  ],
  [
    'A caption of nothing goes',
    '<figure><iframe src="about:blank"></iframe><figcaption>C</figcaption></figure><p>a</p>',
    '<p>a</p>',
    '1 frame was left out.',
  ],
  ['Footnote links stay', '<p>a<sup id="r1"><a href="#f1">1</a></sup></p>', '<p>a<sup><a href="#f1">1</a></sup></p>'],
  [
    'Ticked boxes of lists stay',
    '<ul><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox"> b</li></ul>',
    '<ul><li>☑ a</li><li>☐ b</li></ul>',
  ],

  [
    'An image alone is a figure',
    '<p><img src="/a.jpg" alt="A" class="x" width="30" height="20"></p>',
    '<figure><img src="/a.jpg" alt="A" width="30" height="20"></figure>',
  ],
  ['An image in words stays there', '<p>a <img src="/a.jpg" alt="A"> b</p>', '<p>a <img src="/a.jpg" alt="A"> b</p>'],
  [
    'Emoji become text, counters vanish',
    '<p>a <img class="emoji" alt="😀" src="/e.svg"><img src="/pixel" width="1" height="1"></p>',
    '<p>a 😀</p>',
  ],
  [
    'A figure keeps its caption',
    '<figure id="f"><img src="/a.jpg" alt=""><figcaption>One <em>two</em></figcaption></figure>',
    '<figure><img src="/a.jpg" alt=""><figcaption>One <em>two</em></figcaption></figure>',
  ],
  [
    'A classic caption is a caption',
    '<div class="wp-caption alignright"><a href="/u/a.jpg"><img src="/u/a-300x200.jpg" alt="A" width="300" height="200"></a><p class="wp-caption-text">C</p></div>',
    '<figure class="right"><img src="/u/a-300x200.jpg" alt="A" width="300" height="200"><figcaption>C</figcaption></figure>',
  ],
  [
    'A link to the image in full size gives the image',
    '<a href="https://b.example/u/a.jpg"><img src="https://b.example/u/a-300x200.jpg" alt="A" width="300" height="200"></a>',
    '<figure><img src="https://b.example/u/a.jpg" alt="A"></figure>',
  ],
  [
    'A link elsewhere stays around the image',
    '<a href="https://shop.example/"><img src="/a.jpg" alt="A"></a>',
    '<figure><a href="https://shop.example/"><img src="/a.jpg" alt="A"></a></figure>',
  ],
  [
    'Lazy images get their source',
    '<p><img src="data:image/gif;base64,R0lG" data-src="/a.jpg" alt="A"><noscript><img src="/a.jpg" alt="A"></noscript></p>',
    '<figure><img src="/a.jpg" alt="A"></figure>',
  ],
  [
    'A copy for readers without JavaScript gives the source',
    '<img src="" class="lazy" alt="A"><noscript><img src="/a.jpg"></noscript>',
    '<figure><img src="/a.jpg" alt="A"></figure>',
  ],
  [
    'The largest of a set is taken',
    '<picture><source srcset="/a.webp 300w, /b.webp 900w"><img src="" alt="A"></picture>',
    '<figure><img src="/b.webp" alt="A"></figure>',
  ],

  [
    'A block gallery is one here',
    '<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="/a.jpg" alt="A"><figcaption>1</figcaption></figure><figure><img src="/b.jpg" alt="B"></figure><figcaption>All</figcaption></figure>',
    '<figure class="gallery"><figure><img src="/a.jpg" alt="A"><figcaption>1</figcaption></figure><figure><img src="/b.jpg" alt="B"></figure></figure>\n<p>All</p>',
  ],
  [
    'An older block gallery too',
    '<ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><a href="/a.jpg"><img src="/a.jpg" alt="A"></a><figcaption>1</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="/b.jpg" alt="B"></figure></li></ul>',
    '<figure class="gallery"><figure><img src="/a.jpg" alt="A"><figcaption>1</figcaption></figure><figure><img src="/b.jpg" alt="B"></figure></figure>',
  ],
  [
    'A classic gallery too',
    '<div class="gallery"><dl class="gallery-item"><dt class="gallery-icon"><img src="/a.jpg" alt="A"></dt><dd class="wp-caption-text gallery-caption">1</dd></dl><br><dl class="gallery-item"><dt class="gallery-icon"><img src="/b.jpg" alt="B"></dt></dl></div>',
    '<figure class="gallery"><figure><img src="/a.jpg" alt="A"><figcaption>1</figcaption></figure><figure><img src="/b.jpg" alt="B"></figure></figure>',
  ],
  [
    'A gallery of Ghost too',
    '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="/a.jpg" alt="A"></div><div class="kg-gallery-image"><img src="/b.jpg" alt="B"></div></div></div><figcaption>All</figcaption></figure>',
    '<figure class="gallery"><figure><img src="/a.jpg" alt="A"></figure><figure><img src="/b.jpg" alt="B"></figure></figure>\n<p>All</p>',
  ],
  [
    'A bookmark card is a link with its description',
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">T</div><div class="kg-bookmark-description">D</div><div class="kg-bookmark-metadata"><img src="/i.png">X</div></div></a></figure>',
    '<p class="link-card"><a href="https://x.example/">T</a><br>D</p>',
  ],
  [
    'A callout is one here',
    '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind this</div></div>',
    '<blockquote class="callout"><p>💡</p><p>Mind this</p></blockquote>',
  ],
  [
    'A pull quote is one here',
    '<figure class="wp-block-pullquote"><blockquote><p>A price</p><cite>Ama</cite></blockquote></figure>',
    '<blockquote class="pull-quote"><p>A price</p><p><cite>Ama</cite></p></blockquote>',
  ],
  [
    'A wide picture is one here',
    '<figure class="wp-block-image alignwide"><img src="/a.jpg" alt="A"></figure>',
    '<figure class="wide"><img src="/a.jpg" alt="A"></figure>',
  ],
  [
    'A picture with text next to it is one here',
    '<figure class="wp-block-image alignright"><img src="/a.jpg" alt="A"></figure>',
    '<figure class="right"><img src="/a.jpg" alt="A"></figure>',
  ],

  [
    'A YouTube frame is a paragraph with its address',
    '<p>a<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>b</p>',
    `<p>a</p>\n<p>${VIDEO}</p>\n<p>b</p>`,
  ],
  [
    'A YouTube block too',
    '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div><figcaption>C</figcaption></figure>',
    `<p>${VIDEO}</p>\n<p>C</p>`,
  ],
  ['A YouTube address on a line of its own too', '<p>a<br>https://youtu.be/dQw4w9WgXcQ<br>b</p>', `<p>a</p>\n<p>${VIDEO}</p>\n<p>b</p>`],
  [
    'In a list it is a link',
    '<ul><li>a <iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe></li></ul>',
    `<ul><li>a <p><a href="${VIDEO}">${VIDEO}</a></p></li></ul>`,
  ],
  [
    'Embeds of others are links',
    '<iframe src="https://player.vimeo.com/video/12?h=3"></iframe><p>https://x.com/a/status/1</p><iframe src="https://open.spotify.com/embed/track/5" title="A song"></iframe>',
    '<p><a href="https://vimeo.com/12">Watch the video on Vimeo</a></p>\n<p><a href="https://x.com/a/status/1">Read the post on X</a></p>\n<p><a href="https://open.spotify.com/track/5">A song</a></p>',
    '1 Vimeo video became a link.',
    '1 post on X became a link.',
    '1 Spotify player became a link.',
  ],
  [
    'Frames of any other site are links',
    '<iframe src="https://a.example/1"></iframe><iframe src="https://a.example/2"></iframe>',
    '<p><a href="https://a.example/1">Open a.example</a></p>\n<p><a href="https://a.example/2">Open a.example</a></p>',
    '2 embeds of other sites became links.',
  ],
  [
    'Sound and video files are links',
    '<figure class="wp-block-audio"><audio controls src="/a.mp3"></audio><figcaption>C</figcaption></figure><video><source src="/v.mp4"></video>',
    '<p><a href="/a.mp3">Listen to the recording</a></p>\n<p>C</p>\n<p><a href="/v.mp4">Watch the video</a></p>',
    '1 audio file became a link.',
    '1 video file became a link.',
  ],
  [
    'Forms, scripts and maps are left out',
    '<form><label>Email <input></label><button>Go</button></form><script>a()</script><p>a</p><script src="b.js"></script><iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    '<p>a</p>',
    '1 form was left out.',
    '2 scripts were left out.',
    '1 map was left out.',
  ],
  [
    'A form that was never closed keeps the words',
    `<form><input><p>${'word '.repeat(80)}</p>`,
    `<p>${'word '.repeat(80).trim()}</p>`,
    '1 form was left out.',
  ],
  ['Styles and drawings go without a note', '<style>p{}</style><p style="color:red" id="x">a <svg><title>t</title></svg></p>', '<p>a</p>'],
])('[OPS-5] %s', (_, html, plain, ...notes) => {
  expect(toPlainArticleHtml(html)).toEqual({ html: plain, notes });
});

test.each([
  '<b>'.repeat(160_000),
  '<div>'.repeat(90_000),
  '<figure><a href="#">'.repeat(25_000),
  '<b><p>'.repeat(70_000),
  `${'<b>'.repeat(900)}${'</i>'.repeat(120_000)}`,
  '<'.repeat(490_000),
  `<a ${Array.from({ length: 60_000 }, (_, index) => `a${index}=`).join(' ')}>`,
  '<table><tr><td>'.repeat(30_000),
])('[OPS-5] keeps the words of 500,000 hostile characters (%#)', (hostile) => {
  expect(toPlainArticleHtml(`${hostile}>last words`).html).toContain('last words');
});

test('[OPS-5] reads the first part of a text without an end, and only the words of one with too many tags', () => {
  expect(toPlainArticleHtml('words '.repeat(400_000)).notes).toEqual([
    'It’s too long for one article, so only the first part was imported.',
  ]);
  expect(toPlainArticleHtml(`${'<img src=a>'.repeat(150_000)}words`)).toEqual({
    html: '<p>words</p>',
    notes: ['Its HTML has too many tags, so only the words were imported.'],
  });
});
