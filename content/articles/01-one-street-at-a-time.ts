import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '1',
  category: 'MARKETING',
  date: '2025-01-15',
  title: 'Your African strategy should fit on one street',
  metaTitle: 'An African marketing strategy that fits on one street',
  excerpt:
    'Forget the map in one colour. Know when your customer is paid, which language she bargains in and what your web page costs her to open.',
  tags: ['african markets', 'mobile money', 'whatsapp', 'radio', 'last mile'],
  content: `
<p>The name that appears on a customer’s phone a second before he types his mobile money PIN may be the most carefully read line of advertising your business ever publishes. If it is the name over your door, he pays. If it is Yaw B. Mensah, a name he has never heard, he puts the phone down and calls his sister.</p>
<p>You will not find that line in many marketing plans. You will find a map of the continent in a single colour, a population figure with a lot of zeros and a paragraph about the rising middle class. The map is no help with Yaw B. Mensah, who is probably your brother-in-law and registered the SIM in a hurry.</p>
<h2>From Aflao to Lomé on foot</h2>
<p>The usual correction to the map is to say that Africa has 54 countries. Start there, then look at how each one pays. A shopper in Nairobi reaches for M-Pesa, which Safaricom launched in 2007.<small class="footnote">Nick Hughes and Susie Lonie, “M-PESA: Mobile Money for the ‘Unbanked’”, <em>Innovations</em>, MIT Press, 2007.</small> In Lagos it is a bank transfer, and the shop assistant holds on to the bag until the alert arrives. In Johannesburg it is a card. In Accra it is MoMo, <a href="/blog/5">with an agent behind it</a>, and a few notes in the purse for the afternoon the network goes down. Walk across the border from Aflao to Lomé and within minutes your price list is in the wrong currency and the wrong language.</p>
<p>Even one city is too big a unit, because the same person changes during the month. A teacher on the 28th, just paid, is a different customer from that teacher on the 14th. So before age, income band or anything called lifestyle, sort customers by <strong>when their money arrives</strong>.</p>
<ul>
<li><strong>Daily:</strong> traders, drivers, hairdressers. They buy small, often, out of what came in since morning. Your smallest pack is your main product.</li>
<li><strong>Monthly:</strong> teachers, nurses, clerks. Advertise in the last week of the month. In mid-January, with Christmas spent and school fees due, sell them something cheap or leave them in peace.</li>
<li><strong>By the season:</strong> a cocoa or maize farmer may watch every cedi for months, then buy roofing sheets outright. Be in town when the crop is sold.</li>
<li><strong>By someone else:</strong> the student, or the grandmother in Kumasi whose fridge is bought by a son in London. Persuade the son, deliver to the grandmother, and send him the photograph of it humming in her kitchen.</li>
</ul>
<blockquote class="callout"><p><strong>Your own case.</strong> Mark last month’s five best days at the till. Which of the four groups do they belong to, and what do you promote in that week?</p></blockquote>
<p>Water, milk powder, shampoo and airtime all sell in tiny amounts here for this reason. A visitor looks at a sachet and sees poverty. A trader sees someone matching what goes out to what comes in.</p>
<h2>Put the price in the language she bargains in</h2>
<p>Nigeria has more than 500 languages and South Africa has twelve official ones.<small class="footnote"><em>Ethnologue</em>, SIL International, 27th edition, 2024. The twelfth is South African Sign Language, by the Constitution Eighteenth Amendment Act of 2023.</small> No budget covers that, so decide which of your sentences needs which language.</p>
<p>Across much of the continent English, French and Portuguese are the languages of paperwork: school, court, contract. People respect them and change language to laugh. Peace FM made its name in Accra by speaking Akan, and the BBC opened a Pidgin service in 2017. Both bet that people would rather hear the news in the language they gossip in. Print the guarantee in English, because the customer may one day have to show it to an official. Say the price and the promise in Twi, or Hausa, or Pidgin, or whatever is spoken at the point where she says “ah, reduce it small”.</p>
<p>Say, more than write. Plenty of people speak a language fluently that no school taught them to read. A poster in Dagbani may lose people that a half-minute voice note in Dagbani would keep. Before you send it, have it played to someone’s aunt. If the aunt corrects it, the aunt is right.</p>
<h2>Every megabyte is a surcharge</h2>
<p>If a gigabyte costs 10 cedis, a megabyte costs one pesewa. Your shop page shows twelve products, each with a 4 MB photograph straight from the camera. That is 48 MB, so a look in your window costs 48 pesewas. Shrink each photograph to 100 KB, which on a small screen looks the same, and the page weighs 1.2 MB: call it one pesewa. To someone who looks three times before buying, as careful people do, the first version has charged 1.44 cedis for the privilege of considering you. If the bundle runs out in the middle, you have also hung up on a customer.</p>
<p>So the price goes first, as text, where it costs next to nothing and survives a bad connection. A video is sent when someone asks for it, with its size next to it. A price list that comes as an 11 MB PDF is not a price list yet.</p>
<h2>Radio introduces you, WhatsApp remembers</h2>
<p>Radio costs the listener no data, arrives in their own language, and is spoken by a presenter they have known for years. Its defect is that it has no memory. A ten-digit phone number read out at speed over a highlife intro is money thrown from a moving car. Give radio one thing to plant: your name and a landmark, or your name and a price.</p>
<p>WhatsApp has the opposite character. It is excellent at details, photographs, directions and follow-up, and nearly useless with strangers. A broadcast list reaches only the people who have saved your number, and in January 2025 it held 256 of them at most.<small class="footnote">WhatsApp Help Center, on broadcast lists. Such limits change: look before you plan.</small> That makes “please save our number, the new prices go out on Thursday” the most valuable sentence your counter staff can learn.</p>
<p>Use the two in that order and you can also measure the first. Give each station its own password for a free sachet of water at your shop, and count the sachets. It is crude, but it counts people who came, and is not one of the <a href="/blog/4">figures that can only climb</a>.</p>
<h2>Let them see the sandals first</h2>
<p>When Jumia started in Lagos in 2012 it let customers pay at the door,<small class="footnote">Jumia Technologies AG, prospectus (Form F-1), US Securities and Exchange Commission, 2019.</small> since many of them had good reason to doubt that a stranger on the internet would send the goods. Founders hate the practice, because parcels come back.</p>
<p>Take an imagined shop in Accra. A pair of sandals sells for 200 cedis and costs 110, which leaves 90. A rider takes 25 to deliver a pair and 15 more to bring one back. In a month 100 people say that they want a pair. They can pay first, or at the door, or leave a deposit of 20 cedis that comes off the price and is lost if they refuse.</p>
<table>
<thead><tr><th>Of 100 who ask</th><th>Pay first</th><th>At the door</th><th>Deposit</th></tr></thead>
<tbody>
<tr><td>Pairs sent</td><td>45</td><td>100</td><td>75</td></tr>
<tr><td>Pairs kept</td><td>45</td><td>80</td><td>71</td></tr>
<tr><td>Left on them, at 90</td><td>4,050</td><td>7,200</td><td>6,390</td></tr>
<tr><td>Deposits lost</td><td>0</td><td>0</td><td>80</td></tr>
<tr><td>Delivery, at 25</td><td>−1,125</td><td>−2,500</td><td>−1,875</td></tr>
<tr><td>Returns, at 15</td><td>0</td><td>−300</td><td>−60</td></tr>
<tr><td>You keep, in cedis</td><td><strong>2,925</strong></td><td><strong>4,400</strong></td><td><strong>4,535</strong></td></tr>
</tbody>
</table>
<p>On these figures, refusals would have to reach 35 in every 100 before payment in advance became the better policy. The deposit does slightly better than the open door, with 25 fewer parcels stuck in traffic.</p>
<blockquote class="callout"><p><strong>Your own case.</strong> Fill in the same seven lines from one month of your orders. Where does your shop differ from this one?</p></blockquote>
<p>The other half of the doorstep is finding it. Ghana has had digital addresses since 2017, and a rider who has been given one will still phone to ask about the blue kiosk after the second speed bump. Take both when the order comes in. Then look after the rider, who for most of your customers is the only member of your company they will ever meet: a clean shirt, small change and the authority to wait while they try them on.</p>
<h2>Five errands for this week</h2>
<ol>
<li>Send one cedi to your own business wallet from someone else’s phone and read the name that comes up. If it is wrong, fix it before you spend another pesewa on advertising.</li>
<li>Put a prepaid SIM in a cheap phone, check the balance, open your own page and check it again. Write the difference where your designer can see it.</li>
<li>Ask twenty customers on which day money is easiest. Move your promotions to those days.</li>
<li>Record your offer as a voice note in the language of your busiest street, and find an aunt.</li>
<li>Choose that street. Learn who sells airtime on it, which station plays in the chop bar and who people ask when they want to know whether a shop is honest.</li>
</ol>
<p>When the traders on one side of the road at Kaneshie can tell a stranger what you sell and what it costs, you have a strategy for the other side.</p>
`,
};
