import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '12',
  category: 'LEADERSHIP',
  date: '2024-12-22',
  title: 'Your legacy begins on the first Monday without you',
  metaTitle: 'Leadership legacy: what remains after a leader leaves',
  excerpt:
    'Two football clubs, a court that overruled Mandela and a fortnight without your phone: what remains after a leader leaves, and how to test it while you are still there.',
  tags: ['succession', 'leadership', 'systems', 'delegation'],
  content: `
<p>Sir Alex Ferguson left at the top: in May 2013 he retired as champion of England, after more than 26 years and 13 league titles with Manchester United.<small class="footnote">Alex Ferguson, <em>My Autobiography</em>, Hodder &amp; Stoughton, 2013.</small> His successor, David Moyes, was dismissed the following April, before his first season was over. By the end of 2024, more than eleven years and several managers later, the club had not won the league again.</p>
<p>Liverpool had faced the same moment in 1974. Bill Shankly, who had raised the club from the second division, surprised everyone by resigning. The job went to Bob Paisley, one of the coaches who met in a small room at Anfield where the boots were kept. Paisley won six league titles and three European Cups in nine years.<small class="footnote">Liverpool Football Club’s own record of its managers, liverpoolfc.com.</small> When he stopped, Joe Fagan came out of the same room and won the league, the League Cup and the European Cup in his first season.</p>
<p>Ferguson and Shankly were both formidable builders. One left a trophy and the other left a room. If you lead anything at all, a shop, a church choir or a company of four hundred, it is worth asking which of the two you are building, because the trophy takes up so much more of your attention.</p>

<h2>Judge it in year ten</h2>
<p>Farewell speeches measure the wrong day. When Jack Welch left General Electric in September 2001 he was about the most admired manager in the world; <em>Fortune</em> had named him manager of the century two years earlier. By 2024 the company had been broken into three.<small class="footnote">General Electric, media release, 2 April 2024, on the last separation.</small> People argue about how much of that was his doing. On the day of the party nobody could have told.</p>
<p>Compare something nearer home. Safaricom launched M-Pesa in Kenya in 2007 under Michael Joseph. He handed the company to Bob Collymore in 2010. Collymore died in office in 2019, and in 2020 Peter Ndegwa took over. Through two successions, one of them in mourning, a trader in Kisumu could send money to her supplier just as before and had no need to know any of the three names. (How the service came to be that dull is <a href="/blog/5">a story of its own</a>.)</p>
<p>So here is a definition. <strong>Your legacy is the set of good decisions that are made without you, after you, by people who may not remember that you taught them how.</strong> Buildings, slogans and portraits are souvenirs.</p>

<h2>Leave rules that can overrule you</h2>
<p>Nelson Mandela served one term, from 1994 to 1999, and stepped down, although the constitution allowed a second. An earlier episode teaches more. In 1995 the new Constitutional Court <a href="https://www.saflii.org/za/cases/ZACC/1995/8.html" rel="noopener">struck down proclamations</a> on local government that he had issued as president.<small class="footnote"><em>Executive Council of the Western Cape Legislature v President of the Republic of South Africa</em>, Constitutional Court, CCT 27/95, 22 September 1995.</small> He went before the public and accepted the judgment. A young institution had ruled against perhaps the most respected man on earth, and he let everyone watch it win.</p>
<blockquote class="pull-quote"><p>A system that outlives you must be seen to beat you first.</p></blockquote>
<p>Most founders do the reverse on a small scale every week. The firm has a rule that nobody gives more than five per cent discount, and then the founder’s old schoolmate telephones. The staff learn from this that there are no rules, only moods. Lose an argument to your own procedure, in public, with good grace.</p>
<blockquote class="callout"><p><strong>Your own case.</strong> Which rule of yours last overruled you? What did it cost that day, and who was watching?</p></blockquote>

<h2>The fortnight test</h2>
<p>You need not retire to find out where you stand. Go away for ten working days. Leave the phone with someone who writes down every call and message that would have come to you, with one line on the subject, and puts through only those that would cost real money or hurt someone before you return.</p>
<p>Suppose the owner of a printing firm in Takoradi, with 22 people, does this and comes home to 31 entries. Read them as a plan of work:</p>
<table>
<thead><tr><th>Calls</th><th>What about</th><th>What settles it</th></tr></thead>
<tbody>
<tr><td>14</td><td>A price or a discount</td><td>A table with a limit for each person: Adjoa eight per cent, Kofi five, beyond that ask Adjoa</td></tr>
<tr><td>9</td><td>Something only she knew about a supplier</td><td>An afternoon of writing down who to ring, what was last paid, and who is never paid in advance</td></tr>
<tr><td>5</td><td>Leave and shifts</td><td>A rota kept by the floor manager</td></tr>
<tr><td>3</td><td>Truly hers</td><td>Nothing</td></tr>
</tbody>
</table>
<p>Three calls in ten days are the only part of her week that was ever leadership.</p>
<p>Repeat the absence every six months and keep the number: thirty-one, then twelve, then four. Jethro would have <a href="/blog/11">counted the queue</a> in the same way.</p>
<blockquote class="callout"><p><strong>Your own case.</strong> How many calls came in your ten days, what about, and how many half a year later?</p></blockquote>

<h2>Count the chairs that have a second person</h2>
<p>Succession is usually discussed as if it concerned one throne. In most businesses the danger lies elsewhere: the accountant who alone knows the tax password, the technician who alone can calm the old machine, the salesman whose customers have only his private number. Draw a table with three columns on one sheet. In the first, list the duties without which the place would be in trouble inside a month. In the second, the person who does each of them today. In the third, the person who has done it at least once, alone, in the past year.</p>
<p>Be strict about “done it”. Someone who has watched does not count; neither does someone who “could”. If you have ten duties and four blanks in the third column, your succession risk is four, whatever it says in the strategy. Fill one blank a quarter and you are finished within a year.</p>
<p>The successor to your own chair deserves the same strictness. Give the candidate a whole thing to run, with a budget and the right to do it differently from you, two years before you would like to go. Paisley had been on the staff when Shankly arrived in 1959, and had been taking part in the real decisions for years by the time he was asked to take the last one. Moyes came from another club to a squad, a staff and a habit of winning that had all been shaped around one man.</p>
<p>Someone from outside can be the right choice, particularly when the house is on fire. But if you have to look outside because nobody inside is ready, that is your own result, and it should be entered under your name.</p>

<h2>The people who leave better than they came</h2>
<p>Some of your legacy will work for other companies. Managers hate this. They train a clerk for three years and he goes to the bank across the road for a third more money; the usual conclusion is to train less. Think it through. A place from which people go on to good jobs attracts better applicants than it could pay for, and the ones who left become customers, suppliers, references and, now and then, the person who comes back at forty to run it.</p>
<p>Keep a list of everyone who has left you in the past five years and where each of them is now. If you do not know, that tells you something. If most of them are doing work that is larger than what they did for you, you are a good teacher, whatever your profits say. And if nobody has left at all, look again; it may be loyalty.</p>

<h2>Getting out of the doorway</h2>
<p>The last duty is the one that able people do worst. Shankly, having resigned, kept turning up at the training ground, and the players, it is said, went on calling him “Boss” until it had to be made clear that there was another one. Anyone who has built something will feel for him, and should make arrangements. Put them in writing before the emotion arrives:</p>
<ul>
<li>the date, and the day on which the passwords and bank mandates change;</li>
<li>the office you will no longer have, and the six months in which you will not attend;</li>
<li>the sentence you will use when the old staff ring you to complain, such as “Have you told her?”</li>
</ul>
<p>And leave in one piece. Julius Nyerere gave up the presidency of Tanzania in 1985 of his own will, which earned him lasting respect, but he remained chairman of the ruling party until 1990, so that for five years the new president had the old one above him at party meetings. Founders who stay on as chairman, adviser or signatory should picture those meetings from the other chair.</p>
<p>Block ten working days in your calendar now, some time before June. Tell the team that it is a holiday.</p>
`,
};
