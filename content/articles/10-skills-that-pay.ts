import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '10',
  category: 'PERSONAL DEVELOPMENT',
  date: '2024-12-27',
  title: 'The seven skills that pay are on nobody’s certificate',
  metaTitle: 'Seven skills that raise your pay and need no certificate',
  excerpt:
    'Writing a page, doing the sum, naming a price, keeping a date: seven skills that raise your pay in any trade, each with an exercise you can do on Monday.',
  tags: ['career', 'skills', 'negotiation', 'writing', 'work'],
  content: `
<p>A certificate tells an employer what you were once taught. A salary buys something else: the trouble that goes away when you arrive. The two overlap less than parents hope. Below are seven skills that make trouble go away in almost any office, workshop or shop, and that hardly anyone is examined in. Each comes with an exercise that needs no course, no money and very little data, and that you can begin on Monday before lunch.</p>

<h2>Writing a page that gets a decision</h2>
<p>Most business writing is a record of how hard the writer worked. Paragraph one is background, paragraph four has the problem, and on page three, if the reader lives that long, there is a request. Amazon became known for the opposite discipline: Jeff Bezos banned slide presentations from senior meetings in 2004, and those meetings have since opened with everyone reading a memo in silence.<small class="footnote">Colin Bryar and Bill Carr, <em>Working Backwards</em>, St. Martin’s Press, 2021.</small> You need no such power to borrow the idea. Put the decision you want in the first line, its cost in the second, and the reasons after.</p>
<p>Compare “Following our discussions on the delivery challenges, kindly find attached” with “I ask for 1,400 cedis a month for a second rider from 1 February; we cancelled 31 orders in December because the first one was out.” The second can be answered from a phone, in a taxi, with one word. Short sentences also favour anyone who thinks in Twi, Yoruba or Swahili and writes in English; the long ones are where mistakes go to hide.</p>
<p><strong>Monday:</strong> take the last long message you sent upwards and got no reply to. Rewrite it in 120 words with the request in the first sentence, and send it again.</p>

<h2>Doing the sum before the meeting</h2>
<p>This is primary-school arithmetic, done early. An imagined shop sells phone cases online at 60 cedis. The case costs 35, the rider 12, the payment charge 1. Someone proposes a boosted post for 600 cedis, and it brings 40 orders; the room is delighted.</p>
<table>
<thead><tr><th>Cedis</th><th>Phone case</th><th>A product that leaves 25</th></tr></thead>
<tbody>
<tr><td>Left on each, before the post</td><td>12</td><td>25</td></tr>
<tr><td>The post, 600 over 40 orders</td><td>−15</td><td>−15</td></tr>
<tr><td>Left on each</td><td>−3</td><td>10</td></tr>
<tr><td>On 40 orders</td><td><strong>−120</strong></td><td><strong>400</strong></td></tr>
</tbody>
</table>
<p>The person who says this out loud, kindly, with the sum on one line, is worth more than the person who made the post look beautiful. Nobody in the room lacked the mathematics. They lacked the habit.</p>
<p><strong>Monday:</strong> choose one thing your employer sells. Find out what is left of the price after everything that must be paid each time one is sold. If three colleagues give you three answers, you have found your first project.</p>
<blockquote class="callout"><p><strong>Your own case.</strong> Which sum of one line changed a decision in your firm, and who said it?</p></blockquote>

<h2>Asking what happened, and leaving opinions alone</h2>
<p>Ask a customer whether she would use an app to order her vegetables and she will say yes, because you seem nice. Ask her what she did last Tuesday when the tomatoes ran out, and you will learn about a cousin with a van, a phone call, a debt in a school exercise book, and the reason no app has come near her.<small class="footnote">Rob Fitzpatrick, <em>The Mom Test</em>, 2013.</small></p>
<p>This skill also settles quarrels (“what did he actually say?”) and makes you the only person on a hiring panel who learns anything. “Are you organised?” gets a yes. “Take me through last Thursday” gets a Thursday.</p>
<ul>
<li>Use past tense: “When did you last…”, “What did you do next?”</li>
<li>Ask for the object: the receipt, the screen, the exercise book.</li>
<li>After the answer, wait three seconds. The useful part is often in the second half.</li>
</ul>
<p><strong>Monday:</strong> ask one customer or colleague about the last time something went wrong, and put no question that contains “would”. Write down one thing you did not expect. If there is none, you talked too much.</p>

<h2>Naming a price and then keeping quiet</h2>
<p>Many careful people lose in one minute what they earned in a year, because silence embarrasses them. They say “my fee is 5,000”, hear nothing, and add “but of course we can discuss it”. They have just negotiated against themselves and won.</p>
<p>The stakes are easy to work out. If you ask for 300 cedis a month more than you were offered, and get it, three years bring you 36 × 300, which is 10,800 cedis, before any later rise is reckoned on the higher figure. The conversation takes ten minutes.</p>
<p>Bring three things: a figure, one reason that concerns them (“since June I have done the month-end alone, and the outside bookkeeper has gone”), and something you would accept in its place, such as a day at home or a paid course. Say the figure in a full sentence. Then stop. The next person to speak is them.</p>
<p><strong>Monday:</strong> practise on something small. Ask a supplier for a better rate or a fee to be waived, give your reason, and count to ten in your head. The answer matters less than finding out that ten seconds can be survived.</p>
<blockquote class="callout"><p><strong>Your own case.</strong> Which price did you name and not take back? What reason did you give, and how long was the silence?</p></blockquote>

<h2>Promising a date that holds</h2>
<p>Talent is common, and so is the phrase “almost done”. Someone whose Thursday means Thursday can be built into other people’s plans, and becomes expensive to replace. Optimism is the usual enemy, and it can be measured.<small class="footnote">Roger Buehler, Dale Griffin and Michael Ross, “Exploring the ‘Planning Fallacy’”, <em>Journal of Personality and Social Psychology</em> 67 (3), 1994.</small></p>
<p>You guessed two days for a report, four for a price list and one for a form; they took three, seven and two. You promised seven days and used twelve. Twelve divided by seven is about 1.7. That figure is your personal exchange rate between hope and calendar. Multiply your next estimate by it, however silly it looks, and you will begin to be believed. If you are going to be late all the same, say so at the halfway point, when it is still information.</p>
<p><strong>Monday:</strong> write down every task you start this week with your guess next to it, and the true figure when it is finished. On Friday divide the second column by the first.</p>

<h2>Handing the dull part to a machine, and checking it</h2>
<p>It is fashionable to fear language models or to worship them. Do something duller and ask which twenty-five minutes of your week are the same as last week’s. Renaming files, chasing the same eleven people for the same report, turning a bank statement into a table: 25 minutes over 48 working weeks is 1,200 minutes, or 20 hours. A spreadsheet formula, a message template or a language model can take most of it. The skill is in knowing where the machine lies. A spreadsheet repeats your mistake perfectly. A language model may invent a figure and set it in excellent English: two New York lawyers were fined in 2023 for citing judgments that did not exist.<small class="footnote"><em>Mata v. Avianca, Inc.</em>, US District Court, Southern District of New York, order of 22 June 2023.</small></p>
<p>So keep one rule: never pass on a number, a name or a quotation from a machine that you have not seen at its source. In an office where everyone can produce a page in ten seconds, the person whose page can be trusted has gone up in price; <a href="/blog/6">the spreadsheet</a> is the place to begin. And keep customers’ names and account numbers out of tools your employer has not approved.</p>
<p><strong>Monday:</strong> pick one repeated task, do it once by hand and once with a tool, and compare the two line by line. Keep the tool if it was right, and keep the list of what it got wrong in either case.</p>

<h2>Making someone else good at your job</h2>
<p>The oldest advice in a nervous office is to keep what you know to yourself. Nobody moves the only person who understands the stock system, who is needed in the same place, at the same salary, even during leave.</p>
<p>Teaching is also the cheapest audit of your own knowledge. Explain a task to a newcomer and you will find the step you have been doing from superstition. Keep a one-page instruction for each recurring duty, written so that a sensible stranger could follow it, and let someone else carry it out while you sit on your hands. Afterwards there are two people who can do the work, and one of them is known to produce such people. <a href="/blog/12">A legacy</a> is made of little else.</p>
<p><strong>Monday:</strong> find the duty that would stop if you had malaria for a week. Write its steps on one page, give it to a colleague, and watch them try. Do not help. Every halt is a line you left out.</p>
<p>Seven exercises are too many for one week, and doing them all would be a way of finishing none. Take the one you were tempted to skip. The boldest people avoid the sum, the cleverest avoid the date, and nearly everyone avoids the ten seconds of silence. Do the one you have been avoiding, put a reminder in the calendar nine days later, and look at what you have on paper.</p>
`,
};
