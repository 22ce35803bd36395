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
<p>Some pitch decks about leapfrogging aged rather quickly on 14 March 2024. That Thursday four of the undersea cables that feed West Africa failed: WACS, MainOne, ACE and SAT-3. By the evening Ghana’s regulator had traced three of the breaks to Abidjan and one to Portugal. Banks and mobile networks were disrupted, the little wheel turned on screens all over Accra, and the repair ships took weeks.</p>

<p>The leapfrog story is partly true, and the true part is worth money to you. The false part will cost you a launch. I would like to separate them, because founders keep copying the half that shows on the screen.</p>

<h2>What we really did skip</h2>

<p>We skipped the landline. A generation that would have waited years for a copper wire bought a handset instead, and the wire never came. The clever piece was prepaid airtime. A scratch card needs no credit check, no address and no monthly bill, so a woman who sells tomatoes could have a working telephone on exactly the days when she could afford one. Prepaid was a pricing idea, and I think it did more for telephony here than any model of handset.</p>

<p>Then we skipped the branch. Safaricom launched <strong>M-Pesa</strong> in Kenya in March 2007, after a pilot meant for repaying microfinance loans. People had other uses for it. They sent money home to the village, and the company had the good sense to advertise precisely that. It ran from a menu on the SIM card, on the cheapest phone in the shop, with no internet at all. Ghana’s version grew into something your chop-bar owner uses before breakfast, and since May 2018 a wallet on one Ghanaian network has been able to pay a wallet on another.</p>

<p>So yes: no copper, no marble banking hall. Notice what both have in common. Each worked with the phone people already held, in amounts they already spent, and each solved a thing that was already costing them a day on a bus.</p>

<h2>The part nobody leapt over</h2>

<p>Money in a phone is worth having only if somebody will turn it back into cash on the street where you live. That somebody sits under an umbrella with two phones, a ledger and a float. The agent recruits the customer, explains the menu, types for the man who cannot read it, apologises when the network is down and takes the blame for it. She was there before the wallet, selling airtime. The network hired a habit.</p>

<p>Her arithmetic decides more launches than yours does. On a day of ten hours in which she serves 60 people and keeps one cedi from each, she has a customer every ten minutes. If your product needs ten minutes of explaining, every person you send her costs her a cedi, and most products offer a T-shirt.</p>

<p>To see what else the agent needs, look at a place where the same product failed. Vodacom launched M-Pesa in South Africa in 2010, with a bank as partner, a famous name and a forecast of ten million users within three years. It closed the service at the end of June 2016. Its own report for the year to March 2015 had counted 76,000 active users. Among its reasons Vodacom named high financial inclusion, which is to say that most South Africans already had somewhere to keep money. The brand was the same and so was the idea. There was no hole to fill.</p>

<p>Nigeria took a third road. Its central bank kept the telephone companies from leading mobile money for about a decade, and MTN’s payment bank there was approved only in April 2022. Nigerians did not sit and wait. They moved money by bank transfer, by dialling a short code, and through the person with a card machine at a wooden table. The technology has little in common with Kenya’s. The table is the same table.</p>

<h2>Four bills your customer pays before he meets your app</h2>

<p>The GSMA, the mobile operators’ own association, puts out a yearly report on who is connected. The 2024 edition says that in sub-Saharan Africa 27% of people used mobile internet in 2023, 13% lived where there was no signal for it, and <strong>60% lived under the signal and did not use it</strong>. Read the last number again if you sell anything through a screen. Towers are the smaller problem. The bigger one is what it costs to stand under them.</p>

<ul>
<li><strong>The device.</strong> The same report says that an entry-level internet phone costs the poorest fifth of the region as much as 99% of a month’s income. Many of your users hold a phone with a cracked screen, a full memory and an old Android. Yours is the app that gets deleted to make room for a nephew’s wedding video.</li>
<li><strong>The power.</strong> South Africa says load-shedding, Ghana says dumsor, and Nigeria bought a generator. A phone at 9% does not open your app. It is being saved for the call that matters.</li>
<li><strong>The data.</strong> At a round pesewa a megabyte, an app of 60 MB costs 60 pesewas to install. If you then publish an update of 40 MB every fortnight, 26 of them cost 10 cedis and 40 pesewas, and by the end of the year the app has spent 11 cedis of its owner’s money on itself. Nobody asked her, and she may not have opened it twice.</li>
<li><strong>The transfer.</strong> Ghana’s levy on electronic transfers came in at 1.5% in May 2022 and went down to 1% in January 2023, on top of whatever the operator charged. It was one of the quarrels of the election of 2024, and the president sworn in on 7 January 2025 had campaigned on scrapping it. A customer who grumbled all that time about sending money by phone had done the sum.</li>
</ul>

<h2>Trust has a price, so put it in the budget</h2>

<p>When a stranger asks for payment first, refusing is good sense. Everybody in Accra has a cousin who paid for a dress that never came, or who “returned” money to a caller who had never sent any. You will not argue these people out of their experience. You can take over the part of the risk that you are better able to carry, and find out beforehand what it will cost you.</p>

<p>You sell blenders at 500 cedis with a margin of 120, paid for in advance, and sell 40 a month: 4,800 cedis. Now print a promise on every receipt. Anyone who is disappointed may bring the blender to your counter within seven days and has the money back before leaving it. If this brings 55 orders and five blenders come back, each costing you 60 cedis in charges and a battered box, fifty sales at 120 make 6,000, less 300, or <strong>5,700 cedis</strong>. You are 900 better off, and five people have seen you keep your word. The two months draw level at ten returns: 45 sales make 5,400, the returns cost 600, and you are back at 4,800. If nearly one blender in five comes back, the customers who hesitated were right.</p>

<p>Trust can also be rented. The agent has sat at the same corner for years, and her customers know where to find her on Friday if something goes wrong on Thursday. Let strangers collect your parcel at her table and open it there before they pay, and give her a commission for the trouble. She lends you a reputation that your logo will need five years to earn.</p>

<h2>An app for 400 shops, worked through</h2>

<p>This time the customer is a business: a distributor of veterinary drugs in Tamale with 400 shops to serve, of whose keepers 240 have a smartphone with data on most days. Half of those would order through an app. The app costs 90,000 cedis to build and 1,500 a month to run.</p>

<p>In the first year that is 108,000 cedis to reach 120 shops: <strong>900 cedis a shop</strong>. Two clerks who take orders by call and chat at 2,500 a month each cost 60,000, and phones and airtime add 10,000. They reach all 400 shops for 70,000, which is <strong>175 cedis a shop</strong>, and they hear about the new competitor in Yendi before any dashboard does.</p>

<p>In the second year the app costs 18,000 for its 120 shops, or 150 cedis each, and now it beats the clerks. That is an honest case for building it, a year later, for 120 named shopkeepers whose ordering habits you have in a ledger. It is also why I distrust anyone who is for or against apps in general.</p>

<h2>Six checks before you launch anything</h2>

<ol>
<li><strong>Name the bus journey.</strong> Write down the trip, queue or fee that your product removes. If you cannot, you are Vodacom in Johannesburg.</li>
<li><strong>Borrow a bad phone.</strong> Use the oldest one in the office for a whole day, on mobile data, with the brightness down.</li>
<li><strong>Pull the plug halfway.</strong> Switch to flight mode in the middle of a payment. The customer must be told whether the money moved. For the day the cables go, keep a printed price list and a merchant code that can be dialled without data.</li>
<li><strong>Print the price in megabytes.</strong> Measure a first visit and a typical week. Aim for a first page under 1 MB.</li>
<li><strong>Give the complaint a face.</strong> A shop, a rider, a number that a person answers. Put it on the payment screen.</li>
<li><strong>Pay whoever explains you.</strong> If a kiosk owner spends ten minutes teaching your product, put a commission on those ten minutes, or she will teach somebody else’s.</li>
</ol>

<p>Better still, before any of the six, buy a sachet of water and stand beside a mobile money agent for one hour, with her permission. Count how many customers hand her the phone and let her press the keys. Each of them appears in somebody’s report as a digital user. The person who actually used the thing was sitting on the stool, and before you leave you might ask her what she would change.</p>
`,
};
