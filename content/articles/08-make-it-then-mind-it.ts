import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '8',
  category: 'BRAND',
  date: '2024-12-31',
  title: 'One job makes the brand, the other stops you spoiling it',
  metaTitle: 'Brand development or brand management: which do you need?',
  excerpt:
    'Brand development and brand management need different people, budgets and clocks. How to tell which one you are short of, and a calendar for the year ahead.',
  tags: ['brand management', 'brand strategy', 'planning', 'budgets'],
  content: `
<p>On 13 May 1931 a young advertising man at Procter &amp; Gamble, Neil McElroy, typed a memo in support of hiring more people. The house rule was one page, and he took three.<small class="footnote">Davis Dyer, Frederick Dalzell and Rowena Olegario, <em>Rising Tide</em>, Harvard Business School Press, 2004, on Procter &amp; Gamble’s brands.</small> He worked on Camay soap, which had to fight Lever, Palmolive and, most annoyingly, Ivory, made by the same company. His answer was that each brand should have people who looked after it and nothing else. Twenty-six years later Eisenhower made him Secretary of Defense.</p>

<p>The memo is remembered as the birth of brand management. Very little of it concerns taste. The brand man is to study shipments, unit by unit. Where sales are strong, he finds out why and repeats it elsewhere. Where they are weak, he goes there in person, talks to dealers and customers, makes a plan, checks that the money is reasonable per case, and keeps records to see whether it worked. Wrappers get one line.</p>

<p>Camay already existed. Someone had named it, priced it, perfumed it and decided who it was for. That was one job. McElroy was asking for people to do the other, and nearly a century later a great many firms have money for the first and nobody for the second.</p>

<h2>Two jobs that look like one</h2>

<p><strong>Brand development</strong> decides. Who are we for, what do we promise that others will not, what are we called, what do we charge, what do people recognise us by? It is a project. It has a start, an end, an invoice and a moment when the founder must say yes. If it has been going on for two years, something is wrong.</p>

<p><strong>Brand management</strong> keeps. Does the driver know the promise? Is the old price still on the Facebook page? Did the Takoradi branch print its own banner in a blue that we do not own? It never ends and nobody throws it a launch party.</p>

<blockquote class="pull-quote"><p>Development decides. Management keeps.</p></blockquote>

<p>The temperaments differ. A good developer is a little rude: he asks why the product exists and enjoys a blank page. A good manager is a little stubborn, and happy to approve the four-hundredth correct business card. Give the first the second job and within six months you will have a new slogan. Swap them the other way and you will have a beautifully kept brand that stands for nothing much.</p>

<h2>Which one are you short of?</h2>

<p>Ask ten customers what you do and why they chose you. Write down the words. Then sort the pile.</p>

<ul>
<li><strong>Ten different answers, most of them partly right.</strong> You decided something once and have not kept it. You need management.</li>
<li><strong>Ten similar answers, and they describe the company of five years ago.</strong> The keeping worked and the decision is out of date. You need development.</li>
<li><strong>Ten similar answers that would fit any of your competitors.</strong> You never decided. Development, and start with the promise, since a new look would only make the sameness tidier.</li>
<li><strong>Ten similar answers that you would be proud of.</strong> Leave it alone, appoint someone to mind it, and spend the money on stock.</li>
</ul>

<blockquote class="callout"><p><strong>Your own case.</strong> What did ten of your customers answer, word for word, and which pile is it?</p></blockquote>

<p>Development is also due on certain days whatever people say: when you merge, when you go into a country where your name means something unfortunate, when the customer who pays you is no longer the one you began with, when the law says that the name is someone else’s. A new marketing manager’s first month is not on the list. <a href="/blog/7">What a new logo can and cannot do</a> is another article.</p>

<h2>Five changes of name, and the second job never got its turn</h2>

<p>Nigerians of a certain age can recite it. Econet opened in 2001, became Vmobile, then Celtel, then Zain, and in 2010 Airtel, with a few months as Vodacom for good measure.<small class="footnote">TechCabal, “From Econet to Airtel: how many times has the telco changed hands?”, 6 October 2015.</small> Every change brought another round of development: a new name, new colours, new shirts for the dealers. Hardly any of the names lived long enough to be managed.</p>

<p>Airtel has kept its name since 2010. A brand is partly an amount of time. People have to meet the same promise under the same name often enough to stop checking, and each new launch puts the count back towards nought.</p>

<h2>How the money should fall</h2>

<p>Imagine a solar installer in Ho with 80,000 cedis for “branding” this year. The easy way to spend it is 74,000 on an agency by the end of March and 6,000 on T-shirts. From April the brand is in the care of a shared folder. A cut nearer the middle:</p>

<table>
<thead><tr><th>Part</th><th>Weeks</th><th>Cedis</th></tr></thead>
<tbody>
<tr><td>Development</td><td>10</td><td>40,000</td></tr>
<tr><td>Handover</td><td>2</td><td>5,000</td></tr>
<tr><td>Management: six hours a week at 40</td><td>40</td><td>9,600</td></tr>
<tr><td>Management: vans, banners, forms, calls</td><td>–</td><td>25,400</td></tr>
<tr><td>In all</td><td><strong>52</strong></td><td><strong>80,000</strong></td></tr>
</tbody>
</table>

<p>Development buys interviews with 15 customers and five who said no, a promise in one sentence, name check, logo, two colours, one typeface, a price list people can follow, and photographs of real roofs with real crews on them. Management is one named person, and money to repaint the two vans, replace the wrong banners, reprint the quotation form and ring round the customers twice a year.</p>

<p>Six hours a week sounds small, so compare it with what it guards. A company of that size might send 300 quotations a year, and an average job of 18,000 cedis might leave 20%, or 3,600. <strong>Three jobs out of those 300</strong> make 10,800 and pay for all 240 hours. Nobody can promise you three extra jobs. Losing three to an old price on a flyer is easily done.</p>

<h2>Who does it when there are only seven of you</h2>

<p>The founder owns development and may hire help with it. The promise, though, has to be chosen by the person who will be blamed for breaking it, and no agency can be that person.</p>

<p>Management belongs to one employee with a name, the right to say no, and time in the week that is truly theirs. In a firm of seven it is seldom the marketing person, because there isn’t one. Pick the person who straightens the crooked picture on the wall, which may well be the office manager.</p>

<p>Between the two sits the handover, and here most of the money is lost. The agency delivers 90 pages and a film. Ask for <strong>four pages</strong> instead:</p>

<ul>
<li>the promise, with three things we do to keep it and three things we refuse to do;</li>
<li>what people recognise us by, in order, with the exact colours, and what must never change;</li>
<li>our words: how we greet, how we quote, how we apologise, with a real example of each;</li>
<li>who decides. Which questions the manager settles alone, which go to the founder, and where the files are.</li>
</ul>

<blockquote class="callout"><p><strong>Your own case.</strong> What did the people at your counter last do with those four pages, or with the 90 that came instead?</p></blockquote>

<h2>A calendar for any year</h2>

<p>Open the diary for the next twelve months and put these in before it fills up.</p>

<ul>
<li><strong>Every Monday, 30 minutes.</strong> Read last week’s complaints and compliments in full. Fix one thing that contradicts the promise.</li>
<li><strong>First working day of the month, two hours.</strong> Walk through your own front door: ring the number, ask for a quotation through the website, look at the branch, the van and the last invoice that went out.</li>
<li><strong>March, June, September and December, half a day.</strong> McElroy’s exercise. Sales by area or by product, strongest and weakest. Go in person to the weakest and ask.<small class="footnote">Another of the kind is the brand audit in Kevin Lane Keller, <em>Strategic Brand Management</em>, Prentice Hall, 1998.</small></li>
<li><strong>May and November, two days.</strong> Ring ten customers and sort the pile as above. Keep the sheets. The comparison is worth more than either reading.</li>
<li><strong>One day in October, with the founder.</strong> Decide whether the promise still holds. The expected answer is yes. If it is no, that is a development project for the coming year, with its own money.</li>
</ul>

<p>Between those October days, ideas for a new look go into a drawer marked October. If you want the first October done with someone from outside, that is what brand development is for. The rest of the year the person with the six hours is in charge, and if she says that the founder’s own T-shirt is the wrong blue, the founder goes home and changes.</p>
`,
};
