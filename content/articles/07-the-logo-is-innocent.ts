import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '7',
  category: 'BRAND',
  date: '2025-01-02',
  title: 'The logo is innocent: branding myths that cost real money',
  metaTitle: 'Branding myths that cost real money: the logo is innocent',
  excerpt:
    'Tropicana changed a carton and lost a fifth of its sales in seven weeks. What people believe about branding, what each belief costs, and what to do instead.',
  tags: ['branding', 'rebranding', 'logos', 'small business'],
  content: `
<p>Tropicana left the juice alone. What it changed, in January 2009, was the American carton: the orange with a straw in it went, and a glass of juice took its place. According to Advertising Age, which had the figures from Information Resources, unit sales of the line fell by 20% between 1 January and 22 February.<small class="footnote">Natalie Zmuda, “Tropicana Line’s Sales Plunge 20% Post-Rebranding”, <em>Advertising Age</em>, 2 April 2009.</small> On 23 February the company announced that the orange was coming back.</p>

<p>Imagine shoppers half awake, with a child in the trolley, looking for an orange with a straw in it and not finding one. The old carton had been doing a job that nobody had written down. Most of the myths below come from the same place: we argue about how a brand looks and forget to ask what work it does.</p>

<h2>“A logo is a brand”</h2>

<p>Carolyn Davidson was a design student in Oregon when she drew the Nike swoosh in 1971. She charged $35. Phil Knight, who paid the bill, was not in love with it.<small class="footnote">Phil Knight, <em>Shoe Dog</em>, Scribner, 2016.</small> Seen that day it was a tick. Everything that a runner in Eldoret feels on seeing it now was put there later, by shoes, by athletes and by a great deal of advertising. In 1983, long after her bill was settled, the company gave Davidson a ring with the swoosh on it and an envelope of shares.</p>

<p>A logo is a label on a jar. It lets people find the jar again. What is in the jar is whatever happened to them the last time, and what their sister said.</p>

<blockquote class="pull-quote"><p>Spend first on what people use to find you.</p></blockquote>

<p>Gap shows the difference. In October 2010 it replaced its blue square on its website with the name in plain black letters and a small blue box. The internet jeered and within about a week the old logo was back. It was embarrassing, and the shops opened as usual. Tropicana’s customers had lost their way to the product, while Gap’s had only lost a picture they were fond of. If you must spend on design, spend first on <strong>whatever people use to find you</strong>: the signboard, the colour of the kiosk, the profile photograph in the chat list, the name that shows when they pay.</p>

<h2>“Brands are for big companies”</h2>

<p>Big companies can survive with a feeble brand, since they can buy attention every morning. The woman who sells waakye at a junction cannot buy any. If she sits fourth in a line of five sellers, her customers walk past three pots to reach hers. They have a reason, and they can say it: hers is the one where the shito is properly dark. They can send a colleague there with one sentence, and the colleague will find her, because of the green umbrella.</p>

<p>There is the entire apparatus: something true to repeat and something visible to find. It cost an umbrella. If your firm has thirty staff and a website and your customers cannot do in one sentence what hers do, she is ahead of you.</p>

<p>Here is a test that costs one favour. Ask a good customer to send a friend to you by voice note, and to let you hear it. “The place after the filling station, ask there” means that the filling station has a brand and you have a neighbour. “The ones who mend it while you wait, yellow door” means that you have the two things the waakye seller has.</p>

<blockquote class="callout"><p><strong>Your own case.</strong> In which words does a customer of yours send a friend to you? Ask for the unflattering ones, too.</p></blockquote>

<h2>“A rebrand will fix sales”</h2>

<p>Changing the name is sometimes unavoidable. Vodafone left Ghana, so in 2024 the network that had been Ghana Telecom and then Vodafone became Telecel. A subscriber with one bar of signal in the back room on the day before the change still had one bar on the day after. Paint does not carry calls.</p>

<p>When nobody forces you, do the arithmetic first. Imagine a furniture maker in Kumasi. Out of 200 enquiries a month come 30 orders, at an average profit of 400 cedis. She is offered a new name, logo, signboard and van livery for 60,000. Meanwhile her quotations take nine days; a clerk who answers on the same day costs 2,000 a month, and might lift 30 orders to 40.</p>

<table>
<thead><tr><th>A month</th><th>Today</th><th>New look</th><th>Same-day reply</th></tr></thead>
<tbody>
<tr><td>Orders</td><td>30</td><td>42.5</td><td>40</td></tr>
<tr><td>Profit on them</td><td>12,000</td><td>17,000</td><td>16,000</td></tr>
<tr><td>Less its cost, over a year</td><td>0</td><td>−5,000</td><td>−2,000</td></tr>
<tr><td>Left, in cedis</td><td><strong>12,000</strong></td><td><strong>12,000</strong></td><td><strong>14,000</strong></td></tr>
</tbody>
</table>

<p>The new look needs <strong>12.5 extra orders</strong> a month, by means of a nicer van, before she is back where she began. The clerk leaves her 2,000 cedis better off from the first month, with the old one. Replying quickly is also branding, since people say “they answer” about very few carpenters.</p>

<h2>“We need something fresher”</h2>

<p>You see your own logo perhaps 20 times a day. That is 7,300 times a year. A loyal customer who buys once a month sees it twelve times. By that count you will tire of it about six hundred times sooner than she will. The boredom in the meeting room is real, and irrelevant.</p>

<p>Lyle’s Golden Syrup carried a picture of a dead lion with bees on its green tin from the 1880s onwards, a subject that no focus group would pass. When the company modernised its look in February 2024, it changed the bottles and left the famous tin alone.<small class="footnote">CNN, “World’s oldest unchanged brand changes logo for the first time in over 140 years”, 21 February 2024.</small></p>

<p>When something does have to change, list what customers use to recognise you, in order, and keep the first two. Tropicana changed the picture, the lettering and the layout at one stroke.</p>

<h2>“A cleverer name will make us look international”</h2>

<p>Britain’s Post Office group became Consignia in March 2001. The idea was that a company with plans abroad needed a word that meant more than post and offices. The red vans and the counters kept their old names, so the new one met the public chiefly in the newspapers. When <a href="https://news.bbc.co.uk/2/hi/business/1892815.stm" rel="noopener">the BBC asked the public</a> about it a year later, a woman coming out of a post office wondered whether it was one of the new electricity companies.<small class="footnote">BBC News, “Few tears for Consignia brand”, 25 March 2002.</small> In 2002 the group gave the name up and went back to Royal Mail.</p>

<p>The local edition of this error is the bakery that becomes “BKRY Global Concepts”. A name should survive three things: being shouted across Makola, being spelt over a bad line, and being typed into a search box by someone who has only heard it. Say yours on the telephone to a stranger and ask what they wrote.</p>

<h2>“You can’t measure it”</h2>

<p>You cannot measure it to two decimal places. You can certainly see which way it is going, with a pencil. On the first day of each month, write down five numbers:</p>

<ol>
<li><strong>Asked for by name.</strong> Of the last 50 enquiries, how many named you, and how many only wanted “a caterer”?</li>
<li><strong>Sent by someone.</strong> Of the same 50, how many came because a person told them to?</li>
<li><strong>Searched for.</strong> How often was your website shown last month to people who had typed your name into Google? Search Console tells you, free of charge.</li>
<li><strong>Came back.</strong> Of the customers of six months ago, how many have bought since?</li>
<li><strong>Did not haggle.</strong> Of the last 20 quotations, how many were accepted at the first price?</li>
</ol>

<p>The fifth is the one to show to an accountant. An imagined caterer sends 20 quotations a month at 3,000 cedis, and 8 are accepted after giving away 10%: 24,000 cedis of food for 21,600. If next year four of those eight pay the first price, because they came for him and nobody else, he keeps 1,200 cedis a month that used to go in discounts, or 14,400 a year.</p>

<blockquote class="callout"><p><strong>Your own case.</strong> What were your five numbers on the first of this month, and a year before?</p></blockquote>

<h2>One thing to do with your thumb</h2>

<p>Open your company’s page and look at the last ten posts. Cover the logo on each one with your thumb, and the name. If a competitor could have published it, that post paid for theirs too.</p>

<p>Count the ones that could only be yours. You could get to five out of ten without hiring anyone: your own stock and your own street, photographed properly, the question you were asked on Thursday, the price with the reason for it. <a href="/blog/8">Minding a brand</a> is mostly work of this kind. The logo may stay as it is.</p>
`,
};
