/** What a reader would count in a text. */
export interface Counts {
  headings?: number;
  items?: number;
  tables?: number;
  links?: number;
  notes?: number;
  code?: number;
  quotes?: number;
  images?: number;
  tasks?: number;
  marks?: number;
}

export interface PastedDocument {
  name: string;
  /** `text/plain` on the clipboard. */
  text: string;
  /** `text/html` on the clipboard. */
  html?: string;
  /** In the document as its author sees it. */
  has: Counts;
  /** What the author is told is missing. */
  losses?: string;
}

const ASSISTANT_PLAN = `# Entering the Ghanaian retail market

Here's a **practical plan** for the first 90 days. Adjust it to *your* category.

## 1. Before you travel

1. **Map the channels.** Open markets, neighbourhood shops, supermarkets.
   - Makola and Kaneshie for volume
   - East Legon for *premium* shelf space
2. **Register the product** with the [FDA](https://fdaghana.gov.gh/).
3. Prepare a price list in cedis.

## 2. Costs at a glance

| Item | Low | High |
|------|----:|-----:|
| Registration | $400 | $900 |
| Samples | $150 | $300 |
| Launch | $2,000 | $5,500 |

---

> "The market decides on Tuesday morning." — a trader at Makola

### Checklist

- [x] Trademark search
- [ ] Distributor agreement
- [ ] Launch date

Would you like me to turn this into a one-page brief?`;

const ASSISTANT_CODE = `Sure! Here's how to count words in **TypeScript** and in *Python*:

\`\`\`typescript
export function countWords(text: string): number {
  // **not bold**, == no mark ==
  return text.split(/\\s+/).filter(Boolean).length;
}
\`\`\`

The same, shorter:

\`\`\`python
# a comment, no heading
def count_words(text: str) -> int:
    return len(text.split())
\`\`\`

Key points:

* \`filter(Boolean)\` drops empty strings.
* \`split()\` without arguments ~~trims~~ splits on any white space.

See [the docs](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/split) for more.`;

const ASSISTANT_RESEARCH = `### Mobile money in West Africa

Adoption has grown steadily since 2019[^1], and interoperability changed the picture in Ghana[^gsma].

**Three drivers:**

- Agent networks
  - urban kiosks
  - rural shops
    - with solar power
- Regulation
- Trust

| Country | Launched | Wallets |
|:--------|:--------:|--------:|
| Ghana | 2009 | many |
| Côte d'Ivoire | 2008 | many |

[^1]: See *State of the Industry*, any year.
[^gsma]: GSMA, [report](https://www.gsma.com/sotir/).
    A second line of the same note.`;

const ASSISTANT_HTML = `<meta charset='utf-8'><h2 data-start="0" data-end="20">Pricing a workshop</h2><p data-start="22" data-end="90">Charge for the <strong data-start="37" data-end="48">outcome</strong>, not for the day. See <a href="https://example.com/pricing?utm_source=chatgpt.com" target="_new" rel="noopener">this guide</a>.</p><hr data-start="92" data-end="95"><ol data-start="97" data-end="300"><li data-start="97"><p data-start="100">Ask what a solved problem is worth.</p></li><li><p>Offer three packages:</p><ul><li><p>Half a day</p></li><li><p>A day</p></li></ul></li></ol><pre class="overflow-visible!" data-start="302"><div class="contain-inline-size rounded-2xl relative bg-token-sidebar-surface-primary"><div class="flex items-center text-xs">python</div><div class="sticky top-9"><button class="flex gap-1">Copy code</button></div><div class="overflow-y-auto p-4" dir="ltr"><code class="whitespace-pre! language-python"><span><span class="hljs-built_in">print</span>(<span class="hljs-string">"fee"</span>)
</span></code></div></div></pre><p>Then <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>p</mi></mrow><annotation encoding="application/x-tex">p = v/10</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">p=v/10</span></span>.</p><div class="tableContainer"><table class="min-w-full"><thead><tr><th>Package</th><th>Fee</th></tr></thead><tbody><tr><td>Half a day</td><td>900</td></tr></tbody></table></div>`;

const ASSISTANT_BULLETS = `Here are five headlines:

• **The quiet brand** – for founders
• What a trader knows about pricing
• Ten questions before you rebrand
• From stall to store
• Why trust is slow

Tell me which one you like best!`;

const OBSIDIAN = `---
title: Notes on trust
tags: [brand, trust]
created: 2026-02-03
---
# Notes on trust
Met Ama on [[2026-02-01|Sunday]]. See also [[Brand architecture]].
She said:

> [!quote] Ama
> Trust is ==slow==.

- [ ] write to her
- [x] send the deck

![[stall.png]]
Some %%hidden%% words^[An inline note.] and more[^a].

[^a]: From the notebook.`;

const BEAR = `# Field notes, Accra

## Monday

* Market at six
* Breakfast with *Efua*
	* her cousin runs a shop
	* prices up ::20 %::

## Tuesday

1. Call the printer
2. Pick up samples

![](stall.jpg)

\`invoice 204\` is **open**. https://example.com/invoice`;

const PLAIN_NOTES = `Ideas for the talk

- Open with the story of the umbrella
- Three numbers, no slides
- Q&A

Then:

1) thank the host
2) hand out cards
3) leave early`;

const wordItem = (marker: string, level: number, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-GB><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const wordNote = (number: number) =>
  `<a style='mso-footnote-id:ftn${number}' href="#_ftn${number}" name="_ftnref${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:12.0pt'>[${number}]</span></span><![endif]></span></span></a>`;
const wordNoteText = (number: number, text: string) =>
  `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText><a style='mso-footnote-id:ftn${number}' href="#_ftnref${number}" name="_ftn${number}" title=""><span class=MsoFootnoteReference>[${number}]</span></a><span lang=EN-US> ${text}</span></p></div>`;

const WORD_ESSAY = word(
  `<h1>On slow brands<o:p></o:p></h1><p class=MsoNormal>A brand is a promise${wordNote(1)} that is kept <b>daily</b>.<o:p></o:p></p><h2>How it is kept</h2>${wordItem('1.', 1, 'By people')}${wordItem('2.', 1, 'By price')}${wordItem('a)', 2, 'posted')}<p class=MsoNormal>See <a href="https://example.com/essay">the essay</a>${wordNote(2)}.</p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>${wordNoteText(1, 'Or a <i>debt</i>.')}${wordNoteText(2, 'Printed in 2024.<o:p></o:p></span></p><p class=MsoFootnoteText><span>And again.')}</div>`,
);

const WORD_TABLE = word(
  `<p class=MsoTitle>Offer</p><table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=200 valign=top><p class=MsoNormal><b>Step</b></p></td><td><p class=MsoNormal><b>Weeks</b></p></td></tr><tr><td><p class=MsoNormal>Listen</p></td><td><p class=MsoNormal>2</p></td></tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><![if !vml]><img width=300 height=200 src="file:///C:/Users/ama/clip_image002.jpg" v:shapes="Picture_1"><![endif]></p><p class=MsoNormal style='margin-left:1cm'>Valid until May.</p>`,
);

const WORD_LETTER = word(
  `<p class=MsoNormal>Dear Efua,</p><p class=MsoNormal>thank you for <i>yesterday</i>. Three things:</p>${wordItem('·', 1, 'the <s>old</s> new price')}${wordItem('·', 1, '<a href="mailto:ama@example.com">Ama</a>')}${wordItem('o', 2, 'and her sister')}<p class=MsoNormal>Yours<br>Kwame</p>`,
);

const docs = (body: string) => `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-6c1f2a44-7fff">${body}</b>`;
const docsText = (text: string, style = 'font-weight:400') =>
  `<span style="font-size:11pt;${style};vertical-align:baseline;">${text}</span>`;

const DOCS_REPORT = docs(
  `<h1 dir="ltr">${docsText('Quarterly report')}</h1><p dir="ltr">${docsText('Sales grew')}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>${docsText(' in ')}${docsText('Kumasi', 'font-weight:700')}.</p><h2 dir="ltr">${docsText('Next')}</h2><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${docsText('Hire')}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr">${docsText('two people')}</p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr">${docsText('Rest')}</p></li></ul><hr /><div><p dir="ltr"><a href="#ftnt_ref1" id="ftnt1">[1]</a>${docsText('&nbsp;By a fifth, before tax.')}</p></div>`,
);

const DOCS_CHECKLIST = docs(
  `<ul><li dir="ltr" role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo=" width="17px" height="17px" alt="checked" aria-roledescription="checkbox" /><p dir="ltr" role="presentation">${docsText('Book the hall', 'text-decoration:line-through')}</p></li><li dir="ltr" role="checkbox" aria-checked="false"><img src="data:image/png;base64,iVBORw0KGgo=" width="17px" height="17px" alt="unchecked" aria-roledescription="checkbox" /><p dir="ltr">${docsText('Invite')} <a href="https://www.google.com/url?q=https://example.com/guests&amp;sa=D">${docsText('guests')}</a></p></li></ul><p dir="ltr">${docsText('Soon.')}</p>`,
);

const DOCS_TABLE = docs(
  `<h3 dir="ltr">${docsText('Rates')}</h3><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="200" /><col width="200" /></colgroup><tbody><tr><td><p dir="ltr">${docsText('Day', 'font-weight:700')}</p></td><td><p dir="ltr">${docsText('900')}</p></td></tr><tr><td><p dir="ltr">${docsText('Half')}</p></td><td><p dir="ltr">${docsText('500')}</p></td></tr></tbody></table></div><br /><p dir="ltr">${docsText('# not a heading')}</p>`,
);

const NOTION_PAGE = `<meta charset='utf-8'><!-- notionvc: 5c7f --><h1>Launch plan</h1>\n<aside>\n💡 Decide by <strong>Friday</strong>.\n\n</aside>\n<h3>To do</h3>\n<ul>\n<li>[x] Name</li>\n<li>[ ] Logo\n<ul>\n<li>[ ] three drafts</li>\n</ul>\n</li>\n</ul>\n<blockquote>Keep it short.</blockquote>\n<table>\n<thead>\n<tr>\n<th>Who</th>\n<th>What</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><a href="https://www.notion.so/ama">Ama</a></td>\n<td>Print</td>\n</tr>\n</tbody>\n</table>\n<pre><code class="language-jsx">&lt;Logo /&gt;\n</code></pre>\n<hr />\n`;
const NOTION_EXPORT = `# Interview guide

Owner: Ama Mensah
Status: Draft

## Questions

1. What changed **last year**?
2. Who decides?
    - in the family
    - in the firm
3. [Background](https://www.notion.so/background-123)

<aside>
💡 Record only with consent.

</aside>

| Name | Role |
| --- | --- |
| Efua | Owner |

- [ ]  Print it
- [x]  Book a room`;

const WIKIPEDIA = `<html><body><!--StartFragment--><p><b>Makola Market</b> is a market<sup id="cite_ref-1" class="reference"><a href="#cite_note-1"><span class="cite-bracket">[</span>1<span class="cite-bracket">]</span></a></sup> in <a href="https://en.wikipedia.org/wiki/Accra" title="Accra">Accra</a>.<sup id="cite_ref-2" class="reference"><a href="#cite_note-2">[2]</a></sup></p><div class="mw-heading mw-heading2"><h2 id="History">History</h2><span class="mw-editsection"></span></div><p>It opened in 1924.</p><table class="wikitable"><tbody><tr><th>Year</th><th>Event</th></tr><tr><td>1924</td><td>Opened</td></tr></tbody></table><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><b><a href="#cite_ref-1">^</a></b></span> <span class="reference-text">A guide to Accra.</span></li><li id="cite_note-2"><span class="mw-cite-backlink"><b><a href="#cite_ref-2">^</a></b></span> <span class="reference-text"><a href="https://example.com/map">A map</a>.</span></li></ol><!--EndFragment--></body></html>`;

const GITHUB = `<meta charset='utf-8'><div class="markdown-heading" dir="auto"><h2 tabindex="-1" class="heading-element" dir="auto">Install</h2><a id="user-content-install" class="anchor" aria-label="Permalink: Install" href="#install"><svg class="octicon octicon-link" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m7.775 3.275"></path></svg></a></div><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" checked disabled> Node 24</li><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" disabled> A domain</li></ul><div class="highlight highlight-source-shell notranslate" dir="auto"><pre>npm ci\nnpm start</pre><div class="zeroclipboard-container"><svg aria-hidden="true" height="16" width="16"></svg></div></div><p dir="auto">Works offline<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup>.</p><section data-footnotes="" class="footnotes"><h2 id="footnote-label" class="sr-only" dir="auto">Footnotes</h2><ol dir="auto"><li id="user-content-fn-1"><p dir="auto">Once it is installed. <a href="#user-content-fnref-1" data-footnote-backref="" aria-label="Back to reference 1">↩</a></p></li></ol></section>`;

const MAGAZINE = `<html><body><!--StartFragment--><article><h1 class="headline">The price of waiting</h1><p class="dek">By <a href="https://example.com/ama" rel="author">Ama</a></p><p>It <em>costs</em>.</p><figure><img src="https://cdn.example.com/a.jpg" alt="A queue"><figcaption>At noon</figcaption></figure><iframe src="https://player.example.com/1"></iframe><blockquote class="pull"><p>Wait once, pay twice.</p></blockquote><ul class="related"><li><a href="https://example.com/b">More</a></li></ul></article><!--EndFragment--></body></html>`;

const PROSE = `Dear reader,

this is what I wrote on the train - by hand, and then typed. It cost 5 * 3 = 15 cedis, "more or less".
The next line is a line of its own.

I sent it to ama_mensah and to two_others, at 10:30. See https://example.com/train_times for the rest.`;

export const DOCUMENTS: PastedDocument[] = [
  {
    name: 'assistant: a plan, in Markdown',
    text: ASSISTANT_PLAN,
    has: { headings: 4, items: 8, tables: 1, links: 1, quotes: 1, tasks: 3, marks: 5 },
  },
  { name: 'assistant: code, in Markdown', text: ASSISTANT_CODE, has: { items: 2, links: 1, code: 2, marks: 5 } },
  {
    name: 'assistant: research with notes, in Markdown',
    text: ASSISTANT_RESEARCH,
    has: { headings: 1, items: 6, tables: 1, links: 1, notes: 2, marks: 2 },
  },
  {
    name: 'assistant: its page, in HTML',
    text: 'Pricing a workshop …',
    html: ASSISTANT_HTML,
    has: { headings: 1, items: 4, tables: 1, links: 1, code: 1, marks: 2 },
  },
  { name: 'assistant: bullets, in plain text', text: ASSISTANT_BULLETS, has: { items: 5, marks: 1 } },
  {
    name: 'Obsidian: a note with properties',
    text: OBSIDIAN,
    has: { headings: 1, items: 2, notes: 2, quotes: 1, tasks: 2, marks: 2 },
    losses:
      '1 image, 2 links to other notes, and 1 block of properties were left out. Pasting doesn’t bring a document’s images along. Save them from the document and add them here.',
  },
  {
    name: 'Bear: a note with an image',
    text: BEAR,
    has: { headings: 3, items: 6, links: 1, marks: 3 },
    losses: '1 image was left out. Pasting doesn’t bring a document’s images along. Save them from the document and add them here.',
  },
  { name: 'notes: lists alone', text: PLAIN_NOTES, has: { items: 6 } },
  {
    name: 'Word: an essay with footnotes',
    text: 'On slow brands',
    html: WORD_ESSAY,
    has: { headings: 2, items: 3, links: 1, notes: 2, marks: 2 },
  },
  {
    name: 'Word: an offer with a table',
    text: 'Offer',
    html: WORD_TABLE,
    has: { tables: 1, marks: 2 },
    losses: '1 image was left out. Pasting doesn’t bring a document’s images along. Save them from the document and add them here.',
  },
  { name: 'Word: a letter', text: 'Dear Efua', html: WORD_LETTER, has: { items: 3, links: 1, marks: 2 } },
  {
    name: 'Docs: a report with a footnote',
    text: 'Quarterly report',
    html: DOCS_REPORT,
    has: { headings: 2, items: 3, notes: 1, marks: 1 },
  },
  { name: 'Docs: a checklist', text: 'Book the hall', html: DOCS_CHECKLIST, has: { items: 2, links: 1, tasks: 2, marks: 1 } },
  { name: 'Docs: a table', text: 'Rates', html: DOCS_TABLE, has: { headings: 1, tables: 1, marks: 1 } },
  {
    name: 'Notion: a page, in HTML',
    text: '# Launch plan',
    html: NOTION_PAGE,
    has: { headings: 2, items: 3, tables: 1, links: 1, code: 1, quotes: 1, tasks: 3, marks: 1 },
  },
  {
    name: 'Notion: an export, in Markdown',
    text: NOTION_EXPORT,
    has: { headings: 2, items: 7, tables: 1, links: 1, tasks: 2, marks: 1 },
  },
  { name: 'web: an encyclopedia', text: 'Makola Market', html: WIKIPEDIA, has: { headings: 1, tables: 1, links: 2, notes: 2, marks: 1 } },
  { name: 'web: a page of GitHub', text: 'Install', html: GITHUB, has: { headings: 1, items: 2, notes: 1, code: 1, tasks: 2 } },
  {
    name: 'web: a magazine',
    text: 'The price of waiting',
    html: MAGAZINE,
    has: { headings: 1, items: 1, links: 2, images: 1, quotes: 1, marks: 1 },
    losses: '1 embed was left out.',
  },
  { name: 'plain prose', text: PROSE, has: { links: 1 } },
];
