/** What Word puts on the clipboard: a head of styles and conditions, classes, its own tags, and lists that are paragraphs. */
export const WORD_CLIPBOARD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<link rel=File-List href="file:///C:/Users/k/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1><span style='mso-fareast-font-family:"Times New Roman"'>Markets open early<o:p></o:p></span></h1>
<p class=MsoNormal>A trader&nbsp; said it <b style='mso-bidi-font-weight:normal'>once</b> and <i>twice</i>,<span style='mso-spacerun:yes'>  </span>see <a href="https://example.com/a?b=1&amp;c=2"><span style='color:#0563C1'>the list</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Yams<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>White yams<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Cloth<o:p></o:p></p>
<h2>Then count<o:p></o:p></h2>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Take stock<o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="p"></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/Users/k/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="p"><![endif]>After the picture<o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** What the editor makes of it. */
export const WORD_TEXT = `<h2>Markets open early</h2>
<p>A trader said it <strong>once</strong> and <em>twice</em>, see <a href="https://example.com/a?b=1&#x26;c=2" rel="noopener">the list</a>.</p>
<ul>
<li>Yams
<ul>
<li>White yams</li>
</ul></li>
<li>Cloth</li>
</ul>
<h2>Then count</h2>
<ol>
<li>Take stock</li>
</ol>
<p>After the picture</p>`;

/** What Google Docs puts on the clipboard: all of it in a bold tag that is not bold, meaning in styles, inner lists beside their items. */
export const DOCS_CLIPBOARD = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2c7c3e-7fff-1a2b-3c4d-5e6f70819203"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;">A heading from Docs</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Plain, </span><span style="font-size:11pt;font-weight:700;">bold</span><span style="font-weight:400;">, </span><span style="font-weight:400;font-style:italic;">italic</span><span style="font-weight:400;">, 10</span><span style="font-size:6.6pt;font-weight:400;vertical-align:super;">th</span><span style="font-weight:400;"> and </span><a href="https://www.google.com/url?q=https://example.com/page&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;color:#1155cc;">a link</span></a><span>.</span></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Inside one</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Two</span></p></li></ul><br class="Apple-interchange-newline"></b>`;

export const DOCS_TEXT = `<h2>A heading from Docs</h2>
<p>Plain, <strong>bold</strong>, <em>italic</em>, 10<sup>th</sup> and <a href="https://example.com/page" rel="noopener">a link</a>.</p>
<ul>
<li>One
<ul>
<li>Inside one</li>
</ul></li>
<li>Two</li>
</ul>`;
