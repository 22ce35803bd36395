import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '9',
  category: 'PERSONAL DEVELOPMENT',
  date: '2024-12-29',
  title: 'You were right for ten years, and that is the problem',
  metaTitle: 'The know-it-all trap: four signs that you can count',
  excerpt:
    'Expertise makes you quick, then it makes you blind. Four signs of the know-it-all trap that you can count, and the notebook that gets you out of it.',
  tags: ['learning', 'expertise', 'judgement', 'habits'],
  content: `
<p>Take three jars. The first holds 21 litres, the second 127, the third 3, and you need exactly 100. Fill the big one, pour off the first jar once and the small jar twice: 127 − 21 − 3 − 3 = 100. Now use jars of 14, 163 and 25 to get 99. The same recipe works. Then 18, 43 and 10 to get 5. The same again. By now you are quick. Last one: 23, 49 and 3, and you need 20.</p>
<p>If you said 49 − 23 − 3 − 3, you are right, and you are in the trap. There is a shorter answer, 23 − 3, and a child would have found it. The psychologist Abraham Luchins published this experiment in 1942.<small class="footnote">“Mechanization in Problem Solving: The Effect of <em>Einstellung</em>”, <em>Psychological Monographs</em> 54 (6), 1942.</small> Most of the people who had practised the long recipe went on using it when the short one was lying in front of them. Nearly all who met the last problem fresh simply took 3 from 23. Practice had made the first group faster and, for one question, blinder than beginners.</p>
<p>It is a fair picture of a good professional in mid-career. Laziness and vanity may come later. Efficiency comes first, and everyone applauds it.</p>

<h2>Open-minded people are caught too</h2>
<p>In 2008 Merim Bilalić, Peter McLeod and Fernand Gobet reported on strong chess players who were shown a position with two wins in it: a famous pattern, and a shorter one that was less familiar. The players found the famous one and then said that they were looking for something better. A camera followed their eyes. The eyes kept going back to the squares of the solution they already had.<small class="footnote">“Why good thoughts block better ones”, <em>Cognition</em> 108 (3), 2008.</small></p>
<blockquote class="pull-quote"><p>The dangerous know-it-all is polite.</p></blockquote>
<p>Those players were not boasting or lying. They reported an open mind in good faith, and it was not open. So throw out the usual portrait of the know-it-all as the loud one at the end of the table, who is easy to spot and easy to correct. The dangerous one is polite: nods, says “interesting”, and files every new fact under an old heading.</p>
<p>In an office it looks like this. An imagined sales manager in Accra has built a distribution business on shop visits. Fifteen years of them; she knows which trader at Makola pays on Fridays. A junior tells her that a third of the repeat orders now come in by WhatsApp after nine at night. She hears that her traders are hard to catch in daytime, and moves the visits to an earlier hour. Nothing she did was stupid. She had a recipe that had paid three sets of school fees, and she measured the new jars with it.</p>
<blockquote class="callout"><p><strong>Your own case.</strong> Which recipe of yours worked for years and then did not? Who told you, and what did you hear instead?</p></blockquote>

<h2>Where your gut has earned its reputation</h2>
<p>The answer cannot be to distrust everything you know. Daniel Kahneman and Gary Klein spent years on opposite sides of that question, Kahneman collecting the errors of experts and Klein watching fire commanders make fast, good decisions. In 2009 they wrote a paper together.<small class="footnote">“Conditions for Intuitive Expertise: A Failure to Disagree”, <em>American Psychologist</em> 64 (6), 2009.</small> They agreed that intuition deserves trust under two conditions: the field is regular enough to be learned, and the expert has been able to learn it from prompt, clear feedback.</p>
<p>That gives you a way to sort your own week.</p>
<ul>
<li><strong>Fast feedback.</strong> Which subject line gets opened, whether the print matches the proof, whether the customer at the counter is about to walk out. You have been marked on these thousands of times. Trust yourself and go.</li>
<li><strong>Slow feedback.</strong> Hiring, pricing, choosing an agency or a supplier. By the time the result arrives you have forgotten why you chose. Your instinct here is an opinion; get a second one.</li>
<li><strong>No feedback.</strong> The applicant you turned down, the product you killed, the buyer who never complained and never came back. Twenty years of these teach nothing, because no result was ever delivered.</li>
</ul>
<p>Most seniority is spent in the second and third groups, with a confidence that was earned in the first.</p>

<h2>Four signs you can count</h2>
<p>“Stay humble” is useless advice; the chess players would have sworn that they were. Count something instead.</p>
<ol>
<li><strong>Date your examples.</strong> Write down the last ten cases you used to win an argument, and the year of each. Look at the middle of the list. If it is more than five years back, you are advising a country that had other phones, other prices and other habits of paying.</li>
<li><strong>Count your questions.</strong> In the next meeting, make a stroke for every question whose answer you did not know. One that ends in “right?” is not a question.</li>
<li><strong>Find your last defeat.</strong> Try to name the day when someone junior changed your mind in front of others. If it takes you longer than a minute, either you have stopped being wrong or they have stopped telling you.</li>
<li><strong>Have your interruptions noted.</strong> Ask a colleague to mark each time you finish another person’s sentence. To you it feels like understanding. But people tend to put the known part first and the new part last, and the last part is what you cut off.</li>
</ol>

<h2>Keep a ledger of what you were sure of</h2>
<p>If you keep only one habit, keep this. Carry a small notebook or a note on the phone. Whenever you catch yourself being certain about something that will be settled within three months, write down the date, the prediction and how sure you are in per cent. “Rival drops the price before Easter: 80%.” “New hire passes probation: 90%.” When the day comes, tick or cross.</p>
<p>After half a year, look up twenty entries marked 90%. You should find eighteen ticks. Say that you find thirteen: when you say ninety you mean sixty-five.<small class="footnote">On how common that is: Baruch Fischhoff, Paul Slovic and Sarah Lichtenstein, “Knowing with Certainty”, <em>Journal of Experimental Psychology</em>, 1977.</small> Now work out what the difference costs. A purchase of stock earns 2,000 cedis if your hunch is right and loses 10,000 if it is wrong.</p>
<table>
<thead><tr><th>Cedis</th><th>If you are right in 90%</th><th>If you are right in 65%</th></tr></thead>
<tbody>
<tr><td>Gain, 2,000</td><td>1,800</td><td>1,300</td></tr>
<tr><td>Loss, 10,000</td><td>−1,000</td><td>−3,500</td></tr>
<tr><td>On average</td><td><strong>800</strong></td><td><strong>−2,200</strong></td></tr>
</tbody>
</table>
<blockquote class="callout"><p><strong>Your own case.</strong> Which entry in your own ledger were you surest of, at what figure, and how did it come out?</p></blockquote>
<p>The ledger has a second use. Memory edits in your favour; within a week of any surprise, you always suspected it.</p>

<h2>Habits for people too busy to be modest</h2>
<p>None of these asks you to feel anything. They change the order in which things happen, which is easier.</p>
<ul>
<li><strong>Newest speaks first.</strong> Once the senior person has spoken, the others are voting on that. Reverse the order and you hear what they saw.</li>
<li><strong>Name your price for changing your mind, before the figures come in.</strong> “I will cut the radio budget if fewer than 30 of the next 200 buyers mention radio.” Write it down. There are more such sentences in <a href="/blog/4">the article on bad marketing</a>.</li>
<li><strong>Work the line one day a month.</strong> Answer the WhatsApp enquiries yourself, as a clerk, without correcting anyone. Half of what you believe about customers was true when you last did this.</li>
<li><strong>Be the worst in the room every quarter.</strong> A language class, a coding course, a drumming lesson. The subject matters little. What you want back is the memory of how much it costs to ask the stupid question. <a href="/blog/10">Asking well</a> is a skill of its own.</li>
</ul>
<p>And once a year, put one of your own rules on trial, preferably the one that made your name. The distributor of a moment ago could take twenty shops, replace the visits with evening messages for six weeks, and see what the order book says. If the rule survives, she has a reason for it again. Until then she has only a history.</p>

<h2>Three words on the answer sheet</h2>
<p>Luchins tried a remedy on some of his subjects. Before the last problems he had them write “Don’t be blind” on their papers. It did not cure everyone, but a good number of them stopped, looked at the jars again, and found the short way. They had lost none of their skill. They had been told when to put it down.</p>
<p>Write the same three words at the top of the job that you could do in your sleep.</p>
`,
};
