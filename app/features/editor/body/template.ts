export const TEMPLATE = `<p>Begin with the one thing that the reader should remember. Two or three sentences are enough.</p>
<h2>A heading that says something</h2>
<p>Make the first point here, with <strong>the words that matter</strong> in bold and an example from real work.</p>
<ul>
<li>A short point</li>
<li>Another one, of about the same length</li>
</ul>
<h2>What to do on Monday</h2>
<ol>
<li>The first step</li>
<li>The second step</li>
</ol>
<blockquote><p>A sentence worth repeating.</p></blockquote>
<p>End with what changes for the reader.</p>
`;
