import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '11',
  category: 'LEADERSHIP',
  date: '2024-12-24',
  title: 'Moses had a queue problem: leadership lessons from the Bible',
  metaTitle: 'Leadership lessons from the Bible: Moses had a queue problem',
  excerpt:
    'A bottleneck, a site visit by night, a cash reserve and a quarrel about seats. Six Bible stories, read closely, for anyone of any faith or none who has people to lead.',
  tags: ['leadership', 'bible', 'delegation', 'service', 'planning'],
  content: `
<p>You can read the Bible as scripture, as literature or as the best-travelled collection of management failures in the world. This keeps to the text and leaves belief to you.<small class="footnote">Quotations are from the King James Version, 1611.</small> The heroes are shown tired, frightened, caught and corrected, often by someone of lower rank. Most company histories would have cut those pages.</p>

<h2>Exodus 18: the man with the queue</h2>
<p>Moses has led a people out of Egypt and now sits from morning to evening settling their disputes, one after another, while everyone waits. His father-in-law Jethro comes to visit. Jethro is a priest of Midian, an outsider with no office in the organisation, and he needs one day of watching.</p>
<blockquote><p>“Thou wilt surely wear away, both thou, and this people that is with thee: for this thing is too heavy for thee; thou art not able to perform it thyself alone.” (Exodus 18:18)</p></blockquote>
<p>Notice the words “and this people”. A leader who does everything likes to think of himself as the only one who suffers. Jethro looks at the queue. We can put figures on it. Exodus 12:37 counts about 600,000 men. Let them quarrel very little, every two of them sharing one dispute a year, and there are still 300,000 cases. A judge who spends ten minutes on each and sits for twelve hours hears 72 a day. One year’s disputes would keep Moses busy for more than eleven years.</p>
<p>Jethro’s remedy has four parts, and most firms that claim to delegate carry out only the third:</p>
<ol>
<li><strong>Teach the rules</strong> to everyone, so that fewer cases arise (18:20).</li>
<li><strong>Choose for character</strong>: able, God-fearing, truthful, haters of dishonest gain (18:21).</li>
<li><strong>Give them ranks</strong> of thousands, hundreds, fifties and tens.</li>
<li><strong>Agree what comes back up</strong>: great matters to Moses, small ones never (18:22).</li>
</ol>
<p>It was no small reform. The rabbis of the Talmud <a href="https://www.sefaria.org/Sanhedrin.18a" rel="noopener">did the division</a> for the same 600,000:<small class="footnote">Babylonian Talmud, tractate Sanhedrin, 18a.</small> 600 rulers of thousands, 6,000 of hundreds, 12,000 of fifties, 60,000 of tens; 78,600 posts in all, where there had been one. When Moses tells the story again in Deuteronomy 1, the father-in-law is not mentioned.</p>
<p>Keep a tally this week of every question that reaches you. Against each write “rule missing”, “person missing” or “really mine”. The first two columns are your queue.</p>
<blockquote class="callout"><p><strong>Your own case.</strong> What does one week’s tally come to, in three figures, and which rule did you write because of it?</p></blockquote>

<h2>Nehemiah 2: look at the wall before you speak about it</h2>
<p>Nehemiah was cupbearer to the king of Persia when he heard that Jerusalem lay in ruins. He waits about four months for the right moment with the king. He names the time he will be away. He asks for letters to the governors on the road and for timber from the keeper of the royal forest, which means that he has already thought about beams (2:6–8).</p>
<p>Then he arrives and announces nothing. After three days he goes out by night with a few men, telling nobody what he has in mind, and rides along the broken wall until, at one point, there is no room for the animal to pass (2:11–15). Only after that does he call the people together, and what he says begins with the distress “that we are in”. We, from a man who has been in town for three days and came from a palace. He had earned the pronoun in the dark.</p>
<p>The next chapter is a list that readers skip and project managers should frame. It tells who built which stretch, and a good number of them built opposite their own houses. There are goldsmiths in it, an official working with his daughters (3:12), and the nobles of Tekoa, who would not put their necks to the work (3:5). The wall was finished in fifty-two days (6:15).</p>
<p>So before you announce your next plan, make the night ride. Sit in the call centre, travel with the driver, open the complaints folder, and tell no one what you are thinking. Then divide the work so that people mend the stretch in front of their own door.</p>

<h2>2 Samuel 12: someone has to tell the king</h2>
<p>David has taken another man’s wife and arranged the death of the husband, Uriah, by means of a letter that Uriah himself carried to his commander (2 Samuel 11:14–15). It is an abuse of power from beginning to end, and nobody at court is recorded as saying so. Then the prophet Nathan comes with a story about a rich man with many flocks who took a poor man’s only lamb. David is furious and passes sentence. Nathan answers, in the four words of the King James translators, “Thou art the man” (12:7).</p>
<p>Nathan does not open with the charge; he lets the king’s own sense of justice speak before the king’s lawyers can wake up. Anyone who has to bring bad news to a powerful person can learn from that: describe the case with the names taken off, ask for a judgement, and then put the names back.</p>
<p>Nor does David arrest the messenger, or order an inquiry into the tone of the message. He says, “I have sinned against the LORD” (12:13). The story is severe about what follows; the confession undoes nothing, and his house pays for years. Yet Nathan still has the ear of the king in the first chapter of 1 Kings, when it matters who will succeed him.</p>
<p>Every leader should be able to name a Nathan: one person who may walk in, cannot easily be dismissed, and has used the right within the past six months. If yours has been silent for a year, the likelier explanation is <a href="/blog/9">not that you were right</a>.</p>

<h2>1 Kings 3: what Solomon asked for, and what he left behind</h2>
<p>A young king dreams that he may ask for whatever he likes. He starts by saying that he does not know how to do the job: “I am but a little child: I know not how to go out or come in” (1 Kings 3:7). Then he asks for “an understanding heart to judge thy people” (3:9). The Hebrew is more precise; it speaks of a heart that hears. He asks for the ability to listen, for the sake of other people’s disputes, and the chapter closes with such a dispute. Two women claim one child, there are no witnesses, and he finds a test that makes each of them show what she wants.</p>
<p>By chapter 11 the listening heart has been turned, and in chapter 12 the people ask his son Rehoboam for relief from the heavy yoke that Solomon had laid on them. The old advisers tell Rehoboam to speak gently. His own friends suggest a threat. He takes the threat, and ten tribes walk out.</p>
<p>So ask early, and aloud, for the skill you lack, while people still expect you to lack it. And do not suppose that wisdom is inherited with the keys; <a href="/blog/12">what a leader leaves</a> has to be built for it.</p>

<h2>Genesis 41: the arithmetic of the store houses</h2>
<p>Joseph comes from prison to Pharaoh, explains a dream of seven good years and seven bad ones, and goes on without being asked to say what should be done: appoint officers, take a fifth of the harvest in the good years, and keep it in the cities, near the people who will need it (Genesis 41:33–36, 48).</p>
<p>The fifth is worth a moment with a pencil. Seven years at a fifth make 1.4 harvests. Spread over seven years of famine, that is a fifth of a normal harvest each year. It closes a gap. It cannot replace an income, and it asks Egypt to live on four fifths while the barns are full.</p>
<p>In a firm the same sum runs by the month. An imagined one earns 100,000 cedis in each of seven good months; then trade falls, and monthly income drops to 60,000.</p>
<table>
<thead><tr><th>A firm that</th><th>saves a fifth</th><th>spends it all</th></tr></thead>
<tbody>
<tr><td>Runs each month on, in cedis</td><td>80,000</td><td>100,000</td></tr>
<tr><td>In store after seven months</td><td>140,000</td><td>0</td></tr>
<tr><td>Short by, in a bad month</td><td>20,000</td><td>40,000</td></tr>
<tr><td>The store lasts, in months</td><td>7</td><td>0</td></tr>
</tbody>
</table>
<p>The reserve does half the work. The smaller appetite does the other half.</p>
<blockquote class="callout"><p><strong>Your own case.</strong> What had your firm put away when its last bad season came, and what had it learned to do without?</p></blockquote>
<p>Honest reading requires chapter 47 as well. When the money ran out the people paid with their cattle, then with their land, and at last with their freedom. The plan kept them alive and left Pharaoh owning nearly everything. Those who hold the store in a bad year hold power over those who have none, and should decide in the good years how they mean to use it.</p>

<h2>Mark 10: the quarrel about seats</h2>
<p>On the road to Jerusalem James and John ask Jesus for the seats at his right and left when he comes to glory. (In Matthew 20 their mother does the asking, which has the ring of real life.) The other ten are indignant, perhaps not on principle. The answer they get is addressed to all twelve:</p>
<blockquote><p>“But so shall it not be among you: but whosoever will be great among you, shall be your minister: And whosoever of you will be the chiefest, shall be servant of all.” (Mark 10:43–44)</p></blockquote>
<p>In 1611 a minister could be simply a servant. Ambition is not forbidden in this sentence. It is given another measure. The phrase “servant leadership” came into management from an essay of 1970.<small class="footnote">Robert K. Greenleaf, <em>The Servant as Leader</em>, 1970.</small> The text asks for something that can be inspected: who does the work nobody wants, and whose time is spent removing whose obstacles.</p>

<h2>One practice that runs through all six</h2>
<p>In each of these stories the turn comes when a person with power takes in something from outside his own head: a visitor’s remark, a ruined wall, a tale about a lamb, a dispute between two women, a prisoner’s forecast, a rebuke on the road. The disaster comes when he will not, as Rehoboam would not.</p>
<p>Jethro, having said his piece, went home to his own land (18:27). The queue, we may hope, was shorter by then.</p>
`,
};
