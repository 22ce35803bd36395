import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '4',
  category: 'MARKETING',
  date: '2025-01-09',
  title: 'Bad marketing is the kind that cannot fail',
  metaTitle: 'How to spot marketing that wastes money, and switch it off',
  excerpt:
    'A dentist’s Farmers’ Day greeting, a discount that needs 267 buyers, a “free” channel that costs thousands. How to spot waste and switch it off.',
  tags: ['measurement', 'advertising', 'discounts', 'small business'],
  content: `
<p>Imagine a dental clinic in Osu that wishes its followers a happy Farmers’ Day. There is a stock photograph of a tractor, the clinic’s logo, eleven hashtags and 43 likes, most of them from the staff and their families. Nobody will ever ask whether it worked. That is how it got approved.</p>
<p>People usually call marketing bad when they find it ugly, which is the wrong place to look. A board by the roadside that says FRESH TILAPIA, 4 PM in crooked house paint names a product, a time and a place, and by half past four its owner knows whether it did its job. The clinic’s tractor is better drawn and tells nobody anything. My definition of bad marketing is <strong>work arranged so that no result could count against it</strong>. Plenty of it is handsome.</p>
<h2>Symptoms visible from the road</h2>
<ul>
<li><strong>It fits anyone.</strong> Read it aloud and finish with a competitor’s name. If “quality you can trust, service you deserve” suits them as well, you have paid to advertise the trade.</li>
<li><strong>The price is a secret.</strong> “DM for price” asks a person who has been interested for four seconds to start a conversation, wait, and be embarrassed if it is too much. Those who leave are never counted.</li>
<li><strong>Its audience sits in head office.</strong> The managing director’s portrait is larger than the product. The copy celebrates an anniversary, a new floor, a certificate. Customers are pleased for you, and buy elsewhere.</li>
<li><strong>Its numbers only climb.</strong> Total followers, cumulative reach, impressions to date. A figure that cannot go down cannot warn you.</li>
<li><strong>The counter has not heard of it.</strong> The cashier learns about the weekend offer from the woman who came to claim it, and rings upstairs to ask.</li>
</ul>
<blockquote class="callout"><p><strong>Your own case.</strong> Which piece of your own work had all five symptoms? What did it cost, and who approved it?</p></blockquote>
<h2>The invoice and the rest of the bill</h2>
<blockquote class="pull-quote"><p>A figure that cannot go down cannot warn you.</p></blockquote>
<p>Here is an imagined bill, put together from the usual parts. A cosmetics shop in Accra spends 12,000 cedis on a campaign: 3,000 for design, 4,000 for a well-known face, 5,000 for paid posts. The agency’s report is delighted. The campaign reached 240,000 people and got 9,600 likes, an engagement rate of 4 per cent. On page six it mentions 310 messages. The shop’s own book shows that 62 of those people bought something, leaving on average 70 cedis each after the cost of the goods.</p>
<p>62 × 70 is 4,340 cedis. The shop has paid 12,000 to earn it and is 7,660 cedis down. If each of them comes back twice more, the campaign just pays for itself. Whether they do is not in the report.</p>
<p>Discounts are worse because no invoice arrives. A hair product sells at 200 cedis and costs 120. For January the shop takes a quarter off.</p>
<table>
<thead><tr><th>One month</th><th>Full price</th><th>A quarter off, trade doubled</th><th>A quarter off, nothing lost</th></tr></thead>
<tbody>
<tr><td>Price, in cedis</td><td>200</td><td>150</td><td>150</td></tr>
<tr><td>Left on each sale</td><td>80</td><td>30</td><td>30</td></tr>
<tr><td>Customers</td><td>100</td><td>200</td><td>267</td></tr>
<tr><td>Left in the month</td><td><strong>8,000</strong></td><td><strong>6,000</strong></td><td><strong>8,010</strong></td></tr>
</tbody>
</table>
<p>Even a triumph is not enough. The owner will have worked twice as hard to lose 2,000, and taught the regulars that the patient ones pay 150.</p>
<p>Then there is the free channel. A firm with 2,000 people on its WhatsApp broadcast lists sends something every morning, because sending is free. If 15 people a week block or mute it, 780 are gone in a year, nearly two in five. If each of them would have left 40 cedis a year in the till, the free channel has a running cost of 31,200 cedis a year by the second January.</p>
<h2>When the offer works: Hoover’s free flights</h2>
<p>In 1992 the British arm of Hoover offered customers who spent at least £100 on its appliances two free return air tickets, at first to Europe and later to the United States. They bought vacuum cleaners they had no use for in order to fly to America for less than the fare, and sold the machines second-hand, some of them unused. The promotion cost the company £48 million,<small class="footnote"><em>The Independent</em>, “Promotion to cost Hoover £28m more than planned”, April 1994; on the dismissals, the same paper in 1993.</small> and three senior managers lost their jobs.</p>
<p>Dull marketing can lose no more than its budget. An offer that nobody has multiplied out has no such limit. The protection is one line of arithmetic, done before the poster is printed: what do we owe if everyone who may claim does claim? A phone shop that plans to give a free screen replacement, cost 150 cedis, with a handset that leaves it 120 has its answer already. “Most people will not bother” is a hope.</p>
<h2>Which customer asked for it?</h2>
<p>In June 1997 British Airways announced that the colours of the Union flag would leave the tails of its aircraft and that art from around the world would take their place. In October Margaret Thatcher stopped at the airline’s stand at her party’s conference, took out a handkerchief and wrapped it round the tail of a model.<small class="footnote">Associated Press, “Thatcher takes aim at British Airways tail logos”, 9 October 1997.</small> Two years later the airline decided that half the fleet should have a flag after all, and in 2001 it gave up the other half.<small class="footnote">BBC News, “R.I.P. British Airways’ funky tailfins”, 11 May 2001.</small> The art was not to blame. Some of it came from two sisters in an Ndebele village in Mpumalanga, and deserved a quieter wall.</p>
<p>The airline had talent and it had a reason, since a great many of its passengers were not British. A shop with three staff repaints its signboard with less of either, and the customer who is looking for the old one drives past. Before you agree to it, ask to hear the complaint that the new design answers, in the words of the person who made it, with a date: “I thought you had closed”, or “I could not read the number from the tro-tro”. Three of those will brief a designer better than any mood board. If the nearest anyone can come is that we are all ready for something fresh, <a href="/blog/7">the logo is innocent</a>.</p>
<h2>Why nobody stops it</h2>
<p>Good people keep bad marketing alive. The report is written by the supplier whose fee depends on it. The young man who runs the page was told to post daily and does, so a day with nothing to say becomes International Day of Something. The owner likes the billboard because she passes it on the way home. And stopping seems riskier than going on, since what you spend is already in the budget.</p>
<p>There is a better objection, and it deserves an answer. Some marketing works slowly. A name heard on the radio in January may sell a mattress in August, and no coupon will trace it. That is true, and some of it is worth paying for. But slow work still leaves tracks. More people ask for you by name, fewer ask where you are, the second conversation is shorter than the first. Decide which track you will look for and on what date.</p>
<h2>Turn it off in this order</h2>
<ol>
<li><strong>Write the losing score first.</strong> Before any money moves, finish this sentence: “By 28 February this should bring 40 people to the clinic to ask about whitening; below 15, we stop.” If nobody will sign it, do not spend.</li>
<li><strong>Ask every buyer one question for a fortnight.</strong> “What made you come in today?” Keep a sheet by the till and make a stroke for each answer. Memory is unreliable, but fourteen days of strokes will show you what is missing altogether.</li>
<li><strong>Switch one thing off and say nothing.</strong> Choose the item with the fewest strokes and stop it for a month. Watch the till and the phone. If the only person who notices is the supplier, you have found your saving.</li>
<li><strong>Tell the counter before you tell the public.</strong> Anyone who answers a phone or a door should be able to say the offer, the price and the last day without looking it up.</li>
<li><strong>Spend the saving on the messages you already get.</strong> Remember the 310 who wrote to the cosmetics shop, of whom 248 did not buy. Some of them will have waited until evening for an answer. If a part-time assistant who replies within ten minutes wins 40 of them, that is 2,800 cedis without another post.</li>
</ol>
<blockquote class="callout"><p><strong>Your own case.</strong> What did you switch off, in which month, and what did the till do?</p></blockquote>
<p>If nobody in the firm can write the losing score, ask for help with the plan.</p>
<p>Back to Osu. The clinic could have used that Friday to say: “Chipped a tooth? Send us a photo on WhatsApp and we will tell you whether it can wait until Monday. Check-up 150 cedis, Saturdays 8 to 1, behind the post office.” By Saturday lunchtime someone would know how many photos had come in, and could try a different sentence next week. The farmers would have managed.</p>
`,
};
