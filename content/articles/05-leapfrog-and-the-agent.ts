import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '5',
  category: 'TECHNOLOGY',
  date: '2025-01-07',
  title: 'Africa’s famous leapfrog had an agent standing under it',
  metaTitle: 'Mobile money in Africa: the agent behind the leapfrog',
  excerpt:
    'Mobile money skipped the bank branch by hiring the corner shop. Copy the app without the shop, the socket and the price of data, and your launch will stall.',
  tags: ['mobile money', 'technology adoption', 'africa', 'trust', 'agents'],
  content: `
<p>Some pitch decks about leapfrogging aged rather quickly on 14 March 2024. That Thursday four of the undersea cables that feed West Africa failed: WACS, MainOne, ACE and SAT-3. By the evening Ghana’s regulator had <a href="https://nca.org.gh/2024/03/14/update-2-undersea-cable-disruptions-affect-data-services/" rel="noopener">traced</a> three of the breaks to Abidjan and one to Portugal.<small class="footnote">National Communications Authority, Ghana, “Update 2”, 14 March 2024.</small> The repairs took weeks.</p>

<p>The leapfrog story is partly true, and the true part is worth money to you. The false part will cost you a launch. The advice comes first, and then what it rests on.</p>

<h2>Six checks before you launch anything</h2>

<ol>
<li><strong>Name the bus journey.</strong> Write down the trip, queue or fee that your product removes. If you cannot, you are Vodacom in Johannesburg, below.</li>
<li><strong>Borrow a bad phone.</strong> Use the oldest one in the office for a whole day, on mobile data, with the brightness down.</li>
<li><strong>Pull the plug halfway.</strong> Switch to flight mode in the middle of a payment. The customer must be told whether the money moved. For the day the cables go, keep a printed price list and a merchant code that can be dialled without data.</li>
<li><strong>Print the price in megabytes.</strong> Measure a first visit and a typical week. Aim for a first page under 1 MB.</li>
<li><strong>Give the complaint a face.</strong> A shop, a rider, a number that a person answers. Put it on the payment screen.</li>
<li><strong>Pay the person who explains you.</strong> If a kiosk owner spends ten minutes teaching your product, put a commission on those ten minutes.</li>
</ol>

<blockquote class="callout"><p><strong>Your own case.</strong> Which of the six did your last launch fail, and who found out first?</p></blockquote>

<h2>What we really did skip</h2>

<p>We skipped the landline. A generation that would have waited years for a copper wire bought a handset instead. The clever piece was prepaid airtime. A scratch card needs no credit check, no address and no monthly bill, so a tomato seller could have a working telephone on exactly the days when there was money for one.</p>

<p>Then we skipped the branch. Safaricom launched <strong>M-Pesa</strong> in Kenya in March 2007, after a pilot meant for repaying microfinance loans.<small class="footnote">Nick Hughes and Susie Lonie, “M-PESA: Mobile Money for the ‘Unbanked’”, <em>Innovations</em>, MIT Press, 2007.</small> People sent money home to the village instead, and the company had the good sense to advertise precisely that. It ran from a menu on the SIM card, on the cheapest phone in the shop, with no internet at all.</p>

<p>Notice what both have in common. Each worked with the phone people already held, in amounts they already spent, and each solved a thing that was already costing them a day on a bus.</p>

<h2>The part nobody leapt over</h2>

<p>Money in a phone is worth having only if someone will turn it back into cash on the street where you live. That someone sits under an umbrella with two phones, a ledger and a float. The agent recruits the customer, explains the menu, types for the man who cannot read it, and apologises when the network is down. She was there before the wallet, selling airtime.</p>

<p>Her arithmetic decides more launches than yours does. On a day of ten hours in which she serves 60 people and keeps one cedi from each, she has a customer every ten minutes. If your product needs ten minutes of explaining, every person you send her costs her a cedi.</p>

<p>To see what else the agent needs, look at a place where the same product failed. Vodacom launched M-Pesa in South Africa in 2010 and closed it at the end of June 2016. A report of its own had counted 76,000 active users.<small class="footnote">Vodacom Group, integrated report, 2015, and media release, 9 May 2016.</small> Among its reasons it named high financial inclusion, which is to say that most South Africans already had somewhere to keep money. The brand was the same and so was the idea. There was no hole to fill.</p>

<p>Nigeria took a third road. Its central bank long kept the telephone companies from leading mobile money, and people moved it by bank transfer, by dialling a short code, and through the person with a card machine at a wooden table. The technology has little in common with Kenya’s. The table is the same table.</p>

<h2>Four bills your customers pay before they meet your app</h2>

<p>In sub-Saharan Africa 27% of people used mobile internet in 2023, 13% lived where there was no signal for it, and <strong>60% lived under the signal and did not use it</strong>.<small class="footnote">GSMA, <em>The State of Mobile Internet Connectivity 2024</em>, also for the price of a phone.</small> Towers are the smaller problem. The bigger one is what it costs to stand under them.</p>

<ul>
<li><strong>The device.</strong> An entry-level internet phone costs the poorest fifth of the region as much as 99% of a month’s income. Many of your users hold an old Android with a full memory. Yours is the app that gets deleted to make room for a nephew’s wedding video.</li>
<li><strong>The power.</strong> South Africa says load-shedding, Ghana says dumsor, and Nigeria bought a generator. A phone at 9% is being saved for the call that matters.</li>
<li><strong>The data.</strong> At a round pesewa a megabyte, an app of 60 MB costs 60 pesewas to install. If you then publish an update of 40 MB every fortnight, 26 of them cost 10 cedis and 40 pesewas, and by the end of the year the app has spent 11 cedis of its owner’s money on itself.</li>
<li><strong>The transfer.</strong> Ghana’s Electronic Transfer Levy Act of 2022 put a tax on top of what the operator charged. A customer who grumbled about sending money by phone had done the sum.</li>
</ul>

<h2>Trust has a price, so put it in the budget</h2>

<p>When a stranger asks for payment first, refusing is good sense. Many people know someone who paid for a dress that never came. You will not argue them out of it. You can take over the part of the risk that you are better able to carry, and find out beforehand what it will cost you.</p>

<p>Say you sell 40 blenders a month, paid for in advance, with a margin of 120 cedis. Now print a promise on every receipt: anyone who is disappointed has the money back at the counter within seven days. It brings 55 orders. Each return costs 60 cedis in charges and a battered box.</p>

<table>
<thead><tr><th>Blenders</th><th>In advance</th><th>Five returns</th><th>Ten returns</th></tr></thead>
<tbody>
<tr><td>Orders</td><td>40</td><td>55</td><td>55</td></tr>
<tr><td>Sales that stand, at 120</td><td>4,800</td><td>6,000</td><td>5,400</td></tr>
<tr><td>Returns, at 60</td><td>0</td><td>−300</td><td>−600</td></tr>
<tr><td>Left, in cedis</td><td><strong>4,800</strong></td><td><strong>5,700</strong></td><td><strong>4,800</strong></td></tr>
</tbody>
</table>

<p>At five returns you are 900 better off. At ten, nearly one blender in five, the customers who hesitated were right.</p>

<p>Trust can also be rented. The agent has sat at the same corner for years, and her customers know where to find her on Friday if something goes wrong on Thursday. Let strangers collect your parcel at her table and open it there before they pay, and give her a commission.</p>

<h2>An app for 400 shops, worked through</h2>

<p>An imagined distributor of veterinary drugs in Tamale has 400 shops to serve. In 240 of them the keeper has a smartphone with data on most days, and half of those would order through an app, which costs 90,000 cedis to build and 1,500 a month to run. Two clerks who take orders by call and chat cost 2,500 a month each, with 10,000 a year for phones and airtime.</p>

<table>
<thead><tr><th>Orders by</th><th>App</th><th>Two clerks</th></tr></thead>
<tbody>
<tr><td>Shops reached</td><td>120</td><td>400</td></tr>
<tr><td>First year, in cedis</td><td>108,000</td><td>70,000</td></tr>
<tr><td>A shop</td><td>900</td><td>175</td></tr>
<tr><td>Second year</td><td>18,000</td><td>70,000</td></tr>
<tr><td>A shop</td><td>150</td><td>175</td></tr>
</tbody>
</table>

<p>The clerks also hear about the new competitor in Yendi before any dashboard does. In the second year the app wins. That is an honest case for building it, a year later, for 120 named shopkeepers whose ordering habits you have in a ledger; until then, <a href="/blog/6">stay on the spreadsheet</a>.</p>

<blockquote class="callout"><p><strong>Your own case.</strong> Fill in the same five lines for the app that someone is trying to sell you.</p></blockquote>

<h2>An hour on a stool</h2>

<p>Better still, before any of the six checks, buy a sachet of water and stand next to a mobile money agent for one hour, with her permission. Count how many customers hand her the phone and let her press the keys. Each of them appears in some report as a digital user. The person who actually used the thing was sitting on the stool, and before you leave you might ask her what she would change.</p>
`,
};
