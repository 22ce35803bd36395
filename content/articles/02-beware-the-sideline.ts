import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '2',
  category: 'BUSINESS',
  date: '2025-01-13',
  title: 'Beware the sideline that pays a little',
  metaTitle: 'Which sideline to drop: price it by your own hours',
  excerpt:
    'Founders drop the ideas that lose money. The ones that earn 1,800 cedis a month stay for years and eat the business. Here is how to price them.',
  tags: ['focus', 'strategy', 'founders', 'pricing'],
  content: `
<p>A bad idea is easy to give up. It loses money, everyone can see it, and one evening you close it and sleep well. The idea that costs a founder three years is the one that brings in 1,800 cedis a month.</p>
<p>Efua, a caterer in Tema, exists only in this article. She sends lunches to offices, caters weddings, bottles shito for two supermarkets and teaches a cooking class on Saturdays. Every one of these has customers who like it. Ask her which is the business and she says “all of them”, in the voice of someone who last sat down on Sunday.</p>
<h2>Divide by your own hours</h2>
<p>Efua’s bookkeeper tells her that all four lines make a profit, and he is right. He counts ingredients, packaging, transport and the helpers’ wages. He does not count Efua, who is not on the payroll and therefore costs nothing. In a small firm the scarcest material is the owner’s attention, and it is the only one that appears in no ledger. So count it. For one month she writes down where her hours went, including the calls about missing jar lids, and divides.</p>
<ul>
<li><strong>Office lunches:</strong> sales 42,000 cedis, left after costs 12,600, her hours 60. That is 210 cedis an hour.</li>
<li><strong>Weddings,</strong> three in the month: sales 30,000 cedis, left 9,000, hours 70. About 129 cedis an hour.</li>
<li><strong>Saturday class:</strong> sales 3,000 cedis, left 2,100, hours 20. That is 105 cedis an hour.</li>
<li><strong>Shito:</strong> sales 6,000 cedis, left 1,800, hours 45. That is 40 cedis an hour.</li>
</ul>
<p>The shito is profitable. It also takes 45 of her 195 hours, nearly a quarter of her month, to bring in 7 per cent of what she keeps. If she stopped and used the time to find more offices, even at half the usual rate, since new business is harder than old, she would earn 105 cedis an hour and have replaced all of the shito money in a little over 17 hours. The other 28 would be hers, for more offices or for bed.</p>
<p>The class looks respectable beside the shito until you notice that it falls on Saturday, which is when people marry. An hour has a place in the week as well as a length. I would ask of every sideline which hour it takes, and from what.</p>
<h2>How sensible people acquire four businesses</h2>
<p>Efua’s sidelines arrived one at a time, each at the door with a good reason in its hand. The reasons are worth knowing by sight.</p>
<p><strong>The good customer who asks for something else.</strong> The bank that orders forty lunches would like branded water bottles for its conference. Saying yes feels like service. Now Efua is learning about print minimums from a man in Accra New Town, and the lunches are late.</p>
<p><strong>The hedge that burns in the same fire.</strong> Anyone who has kept a business open through power cuts and a falling cedi has earned the right to want a second income, and advice from abroad that calls this a lack of commitment can be ignored. Insurance is sensible. But look at what Efua has insured. Four kinds of food come from one kitchen, one freezer and one back. When the transformer blows, all four policies lapse together. If she wants a hedge, it should be something that pays on the day the kitchen cannot, and asks nothing of her on a Saturday. A room she rents out would qualify.</p>
<p><strong>The new town as a holiday from the old one.</strong> Accra is slow, so the founder opens in Lagos, or Abidjan, or Kigali. There will be new problems there, which are always more cheerful than the old ones for the first few months. If you cannot say in one sentence why customers in your first town do not come back, you will carry the reason across the border in your luggage.</p>
<p><strong>The prize.</strong> A competition offers a grant for sustainable packaging. She wins it, and for the next nine months the best caterer in Tema is a rather poor packaging company that writes quarterly reports. Before you apply for money, write down what you would do if you won it. If you would not do that with your own money, leave the form alone.</p>
<h2>What Lego gave away</h2>
<p>The grand version of this mistake belongs to Lego. By the early 2000s the company had theme parks, clothing, video games and a television series with toys to match, and in 2003 and 2004 it lost money on a scale that put its survival in doubt. Jørgen Vig Knudstorp became chief executive in 2004. The following year Lego sold control of the Legoland parks. It also cut back the number of different pieces its designers were allowed to use, and put its effort into the brick again.</p>
<p>The brick gets the credit, and the parks deserve a share of it. Millions of people a year paid to get in, and Lego handed over the keys all the same, because a toymaker short of cash and management time could not run roller coasters as well. Cutting what nobody wants takes no courage. Efua’s shito, I should add, is delicious.</p>
<h2>Keep what improves when you repeat it</h2>
<p>Earnings per hour tell you what to look at. For choosing, I trust a different question: which line gets easier the hundredth time? Efua’s lunches do. The same office orders again next week, the menu rotates, the rider knows the guard at the gate, and what she learns in one kitchen shift is used in the next. Each wedding begins from nothing with a new bride, a new mother-in-law and a new hall with no water. Weddings pay well and teach little.</p>
<p>That need not mean dropping them. Price can do the pruning. Let Efua raise her wedding fee by a fifth, from 10,000 to 12,000 cedis, and let one couple in three go elsewhere. Costs are 7,000 cedis a wedding. Two weddings leave her 10,000 cedis where three left 9,000, and take about 47 hours in place of 70. She has earned 1,000 cedis by being refused. Try that before you abolish anything: raise the price of the work you like least until either the customers leave or you find that you like it after all.</p>
<p>The same question settles arguments about customers and channels. A firm that sells to students, households and ministries is learning three trades. A shop with accounts on six platforms, four of them last updated at Easter, would do better to answer its WhatsApp within ten minutes.</p>
<h2>Close the door so that it stays closed</h2>
<p>Founders are fond of “pausing” things. A paused product still has stock in the corridor, a page on the website and a customer who rings in the middle of lunch service. If you are going to stop, stop in such a way that it would be a nuisance to start again.</p>
<ol>
<li>Set the last day and tell the customers, with the name of someone who will serve them well. They will remember the courtesy longer than the sauce.</li>
<li>Sell the leftover stock and the equipment in the same month. An idle bottling machine is an argument waiting for a weak moment.</li>
<li>If the thing has real value, let somebody else do the hours. A cousin who makes the shito to Efua’s recipe and pays her 3 cedis a jar sends her less than 1,800 cedis a month, and takes none of her Tuesday.</li>
<li>Take it off the sign, the website and the back of the van.</li>
</ol>
<p>There is one honest exception. Some small things are small because they are young; the lunches, too, were once nine boxes in the boot of a Corolla. So give a young thing a figure and a date before you grow fond of it: “By 30 June the class earns 200 cedis for each hour I put in, or it ends.” Hand the paper to somebody who enjoys being right, and do not ask for it back.</p>
<p>Begin with the diary of hours. It is dull, it takes two minutes at the end of each day, and on the seventh evening you will know which of your businesses you have been paying to own. Then, some Tuesday in March, when the door has been closed for a month, a stranger will ring wanting two hundred jars for her sister’s wedding and offering to pay today. Give her your cousin’s number.</p>
`,
};
