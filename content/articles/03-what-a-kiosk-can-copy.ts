import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '3',
  category: 'BUSINESS',
  date: '2025-01-11',
  title: 'What a kiosk can copy from Toyota, and what it cannot',
  metaTitle: 'What a small business can copy from Toyota, Dell and Zara',
  excerpt:
    'Some lessons of great companies are made of attention and cost nothing to borrow. Others are made of money. A test for telling them apart.',
  tags: ['case studies', 'small business', 'operations', 'cash flow', 'pricing'],
  content: `
<p>In 1948 two brothers in San Bernardino, California, shut a drive-in restaurant that was doing well, dismissed the carhops, cut the menu to nine items and rebuilt the kitchen around the hamburger.<small class="footnote">John F. Love, <em>McDonald’s: Behind the Arches</em>, Bantam, 1986, also for the chalk at the end.</small> Business schools study the company that grew out of it. Richard and Maurice McDonald that autumn are the better lesson, because they were about the size of most firms whose owners will read this.</p>
<p>Large companies make poor teachers for a simple reason. By the time anyone writes about them, what made them good is mixed up with what being big allows them to get away with. The small firm that copies both pays for the second.</p>
<p>My test is to ask what a lesson is made of. Some are made of <strong>attention</strong>: watching, deciding, measuring, stopping. Those fit any firm, down to a kiosk with one bulb. Others are made of <strong>mass</strong>: capital, bargaining power, fame, the ability to be wrong for five years. Those cannot be borrowed by someone who does not own the mass. Here are some well-known cases, sorted.</p>
<h2>A cord anyone may pull</h2>
<p>On Toyota’s assembly lines there is a cord, nowadays often a button, with which any worker who sees something wrong can call for help and, if it is not put right at once, stop the line.<small class="footnote">Taiichi Ohno, <em>Toyota Production System</em>, Productivity Press, 1988.</small> People admire this and assume that it needs a factory. It needs an owner who does not shout.</p>
<p>Six imagined sewing machines in Kumasi are factory enough. The order is for 80 school shirts, 35 cedis of cloth in each, and the pattern has been cut a size too small. An apprentice notices at the third shirt. If she says so, the mistake costs 105 cedis. If she has learned that anyone who speaks up is asked why she is not sewing, it is found when the headmistress opens the parcel, and costs 2,800 cedis of cloth, a fortnight’s wages and next year’s order. Tell your people that anyone may stop the work, and then, the first time someone stops it for nothing, thank them in front of the others.</p>
<blockquote class="callout"><p><strong>Your own case.</strong> When did someone in your firm last stop the work, or fail to? What did it cost, and what did you say to them?</p></blockquote>
<h2>Dell’s customers lent it money</h2>
<p>Dell grew large in the 1990s by building computers after they had been ordered. The customer’s money was in before the suppliers’ bills fell due, and the goods did not grow old in a warehouse.<small class="footnote">Michael Dell with Catherine Fredman, <em>Direct from Dell</em>, HarperBusiness, 1999.</small> The core of it can be done with a receipt book.</p>
<p>A hotel orders ten dining tables from a carpenter at 3,000 cedis each. The wood comes to 1,400 a table, 14,000 in all. If she waits to be paid on delivery and borrows the 14,000 at 5 per cent a month for two months, interest takes 1,400 cedis, or 140 for every table, and she carries the risk that the hotel changes its mind. If she asks for half in advance she has 15,000 cedis on the day of the order. The wood is bought, there are 1,000 cedis over for varnish and transport, and the hotel is much less likely to change its mind. She could knock 50 cedis off each table for the deposit and still be 90 better off on each.</p>
<h2>Zara, in a shop with one mirror</h2>
<p>Zara built its name on making modest quantities, seeing what sells and making more of that quickly. A boutique in Tema has no factories, but it does have a phone and a dressmaker.</p>
<p>In the usual season the owner buys 100 dresses of one style, sells most of them, and clears the rest at the end of the year. Zara’s way, he orders ten each of four styles, dearer because the run is short, and watches. One is gone in a week, and he orders 60 more of it.</p>
<table>
<thead><tr><th>100 dresses</th><th>One order</th><th>Small batches</th></tr></thead>
<tbody>
<tr><td>Bought</td><td>100 at 80</td><td>40 at 90, 60 at 85</td></tr>
<tr><td>Sold at 150</td><td>60: 9,000</td><td>88: 13,200</td></tr>
<tr><td>Cleared at 60</td><td>40: 2,400</td><td>12: 720</td></tr>
<tr><td>Taken</td><td>11,400</td><td>13,920</td></tr>
<tr><td>Spent</td><td>8,000</td><td>8,700</td></tr>
<tr><td>Kept, in cedis</td><td><strong>3,400</strong></td><td><strong>5,220</strong></td></tr>
</tbody>
</table>
<p>The figures are imagined. The small batches cost 700 cedis more and left 1,820 more. What he bought with the 700 was the chance to be wrong on ten dresses instead of a hundred.</p>
<h2>The customers will misuse it; take notes</h2>
<p>WhatsApp began in 2009 as a line of text next to the names in your address book, so that friends could see before they rang that you were at the gym or asleep. Hardly anyone wanted that. When Apple let apps send alerts, each new line reached all of a user’s friends at once, and people began to talk to one another in them. Jan Koum, who had built it, saw what his line of text was being used for and made it a messenger.<small class="footnote">Parmy Olson, “The Rags-to-Riches Tale of How Jan Koum Built WhatsApp”, <em>Forbes</em>, February 2014.</small> The engineering was considerable. The noticing only required that someone look.</p>
<p>When Globacom came into Nigeria in 2003, its rivals charged calls by the minute, so a call of ten seconds cost as much as one of sixty. Glo billed by the second, and the others had to follow. A newcomer had put the thing that annoyed every caller in the country into the price list.</p>
<p>Both moves are open to a very small firm. If customers of your cold store buy fish at eight and ask to leave it in your freezer until five, you are already in the storage business and have forgotten to charge. If you hire out a generator by the day and every caller asks about an evening, your unit is wrong. Keep a page by the till headed <em>What people asked for that we do not do</em>, and read it on the last day of the month.</p>
<blockquote class="callout"><p><strong>Your own case.</strong> What stands on that page today, and which line did you act on?</p></blockquote>
<h2>Made of mass: leave these on the shelf</h2>
<ul>
<li><strong>Losing money on purpose.</strong> Amazon opened in 1995 and reported its first full year of profit for 2003; investors paid for the wait. An imagined delivery service in Lagos that loses 300 naira an order, 30 times a day, 26 days a month, is 234,000 naira poorer each month, and savings of three million will be gone before the thirteenth month is out. Growth does not help: at 60 orders a day they last half as long.</li>
<li><strong>Being cheapest.</strong> Walmart’s prices rest on quantities that make suppliers listen. If you buy from the same wholesaler as the shop across the road and sell for less, all you have done is give yourself a pay cut.</li>
<li><strong>Saying nothing beautifully.</strong> Nike has run “Just Do It” since 1988. The line does not mention shoes because by then people knew what Nike sold. Your signboard should mention shoes; <a href="/blog/7">the logo will not do it for you</a>.</li>
<li><strong>Surviving a blunder.</strong> Coca-Cola changed its formula in April 1985, met a public revolt, and brought the old one back in July. Blind tastings favoured the new drink, but a sip from an unmarked cup could not show how people would feel when the old one was taken away. Before you retire a dish, tell ten regulars and watch their faces.</li>
</ul>
<h2>What the famous corpses do not prove</h2>
<p>No conference is complete without Kodak. One of its engineers, Steven Sasson, built a digital camera in 1975; in January 2012 the company filed for bankruptcy protection; therefore, says the speaker, innovate or die. Yet Kodak had innovated. It held the invention, and went on to sell digital cameras in quantity. What it could not do was find anything that paid as film paid.</p>
<p>The useful version is smaller. Ask what your film is: the one customer, product or person the rest depends on. An imagined cleaning firm in Nairobi invoices 500,000 shillings a month, 300,000 of it to one mall, and its fixed costs are 180,000. It keeps 40 per cent of each invoice after wages and materials, so 200,000 in an ordinary month, and is 20,000 ahead. Lose the mall and it keeps 80,000 against the same 180,000, and is 100,000 behind from the first month. That can be worked out on any afternoon, while the mall is still pleased with you.</p>
<h2>Before you copy anyone</h2>
<p>The next time a business book or a man with a lapel microphone offers you a great company, ask <strong>how many people worked there when they did it</strong>. Prefer the answer with two digits. Then ask <strong>what they gave up for it</strong>. Toyota gave up the unbroken shift, and the McDonalds gave up about two-thirds of a menu that was paying its way. <a href="/blog/2">What to give up</a> is usually the harder half.</p>
<p>What is left you can try on one shelf, for one month, with one person. Work out the most it can cost you in cash before the first cedi comes back. If you would have to hide that sum from your family, it was made of mass after all. If you would not, start tomorrow, and write down beforehand what you expect to see, because by the end of the month you will remember having expected whatever happened.</p>
<p>As for the brothers, the story goes that when they came to plan a new kitchen they drew it at full size on their tennis court, in chalk, and had the crew walk through the motions of an order while they moved the lines. It took an afternoon, a court, and people who knew the work.</p>
`,
};
