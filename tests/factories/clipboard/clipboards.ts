interface Clipboard {
  name: string;
  clipboard: string;
  /** What the editor makes of it where images of the web are brought in. */
  written: string;
  /** What the author is told then. */
  losses?: string;
  /** What the author is told where they are not. */
  kept?: string;
}

const list = (kind: string, level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:${kind} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15"><style><!-- table.MsoTableGrid {border:solid windowtext 1.0pt;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
${list('l0', 1, '·', 'Yams')}
${list('l1', 1, '3.', 'Count')}
${list('l1', 2, 'a)', 'By hand')}
${list('l1', 1, '4.', 'Write down')}
<p class=MsoNormal>A claim<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> and<br>a second line.<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><thead><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=300 valign=top style='width:225.4pt'><p class=MsoNormal><b>Market<o:p></o:p></b></p></td><td width=300><p class=MsoNormal><b>Opens</b></p></td></tr></thead>
<tr style='mso-yfti-irow:1'><td width=300><p class=MsoNormal>Makola<o:p></o:p></p></td><td width=300><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="p"><v:imagedata src="file:///C:/Temp/image001.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/Temp/clip_image002.jpg" v:shapes="p"><![endif]><o:p></o:p></p>
<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Asked in 2025.<o:p></o:p></p></div></div>
<!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-6c1f2a44-7fff-9d5e"><ol style="margin-top:0;" start="2"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ol><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="vertical-align:top;" colspan="2"><p dir="ltr"><span style="font-weight:700;">Both</span></p></td></tr><tr><td><p dir="ltr"><span>a</span></p></td><td><br /></td></tr></tbody></table></div><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="401" style="margin-left:0px;" /></span></p></b>`;

const WEB = `<html><body><!--StartFragment--><h1 class="t" onclick="track()">A page</h1><p style="color: red" onmouseover="x()">Read <del>old</del> <kbd>Ctrl</kbd> <a href="#top" onclick="y()">up</a> and <a href="https://example.com/a">on</a>.</p><figure><picture><source srcset="https://x.example/a.avif"><img src="https://x.example/a.png" alt="A stall" onerror="z()" style="width:100%"></picture><figcaption>At six</figcaption></figure><iframe src="https://video.example/1"></iframe><video controls src="https://video.example/2.mp4"></video><p><img src="data:image/png;base64,iVBORw0KGgo=" alt=""><img src="https://t.example/p.gif" width="1" height="1"></p><table class="w"><caption>Sizes</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td style="x">1</td></tr></tbody></table><form><input name="q"><button>Go</button></form><svg width="16"><path d="M0 0"/></svg><!--EndFragment--></body></html>`;

/** Clipboards as programs write them, by hand. */
export const CLIPBOARDS: Clipboard[] = [
  {
    name: 'a document of Word with lists, a table, a footnote, and an image',
    clipboard: WORD,
    written: `<ul>
<li>Yams</li>
</ul>
<ol start="3">
<li>Count
<ol>
<li>By hand</li>
</ol></li>
<li>Write down</li>
</ol>
<p>A claim<small class="footnote">Asked in 2025.</small> and<br>a second line.</p>
<table>
<thead>
<tr><td><strong>Market</strong></td><td><strong>Opens</strong></td></tr>
</thead>
<tbody>
<tr><td>Makola</td><td></td></tr>
</tbody>
</table>`,
    losses: '1 image was left out. Pasting doesn’t bring a document’s images along. Save them from the document and add them here.',
    kept: '1 image was left out. Pasting doesn’t bring a document’s images along. Save them from the document and add them here.',
  },
  {
    name: 'a document of Google Docs with a table and an image',
    clipboard: DOCS,
    written: `<ol start="2">
<li>Two</li>
</ol>
<table>
<tbody>
<tr><td colspan="2"><strong>Both</strong></td></tr>
<tr><td>a</td><td><br></td></tr>
</tbody>
</table>
<img src="/uploading/abcdefabcdef/x.png" width="602" height="401">`,
    kept: '1 image was left out.',
  },
  {
    name: 'a page of the web with figures, embeds, a table, and handlers',
    clipboard: WEB,
    written: `<h2>A page</h2>
<p>Read <s>old</s> <code>Ctrl</code> up and <a href="https://example.com/a" rel="noopener">on</a>.</p>
<figure><img src="/uploading/abcdefabcdef/x.png" alt="A stall"><figcaption>At six</figcaption></figure>
<img src="/uploading/abcdefabcdef/x.png" alt="">
<table>
<caption>Sizes</caption>
<thead>
<tr><th scope="col">A</th></tr>
</thead>
<tbody>
<tr><td>1</td></tr>
</tbody>
</table>
<p>Go</p>`,
    losses: '2 embeds and 1 form field were left out.',
    kept: '2 embeds, 2 images, and 1 form field were left out.',
  },
];
