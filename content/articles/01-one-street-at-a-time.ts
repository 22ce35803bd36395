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
<p>The name that appears on a customer’s phone a second before she types her mobile money PIN may be the most carefully read line of advertising your business ever publishes. If it is the name over your door, she pays. If it is Yaw B. Mensah, of whom she has never heard, she puts the phone down and calls her sister.</p>
<p>You will not find that line in many marketing plans. You will find a map of the continent in a single colour, a population figure with a lot of zeros and a paragraph about the rising middle class. The map is no help with Yaw B. Mensah, who is probably your brother-in-law and who registered the SIM in a hurry.</p>
<h2>From Aflao to Lomé on foot</h2>
<p>The usual correction to the map is to say that Africa has 54 countries. Start there, then look at how each one pays. A shopper in Nairobi reaches for M-Pesa, which Safaricom launched in 2007. In Lagos she makes a bank transfer, and the shop assistant holds on to the bag until the alert arrives. In Johannesburg she taps a card. In Accra she sends MoMo, and keeps a few notes in her purse for the afternoon the network goes down. Walk across the border from Aflao to Lomé and within minutes your price list is in the wrong currency and the wrong language.</p>
<p>Even one city is too big a unit, because the same person changes during the month. A teacher on the 28th, just paid, is a different customer from that teacher on the 14th. So before age, income band or anything called lifestyle, I would sort customers by <strong>when their money arrives</strong>.</p>
<ul>
<li><strong>Daily:</strong> traders, drivers, hairdressers. They buy small, often, out of what came in since morning. Your smallest pack is your main product.</li>
<li><strong>Monthly:</strong> teachers, nurses, clerks. Advertise in the last week of the month. In mid-January, with Christmas spent and school fees due, sell them something cheap or leave them in peace.</li>
<li><strong>By the season:</strong> a cocoa or maize farmer may watch every cedi for months, then buy roofing sheets outright. Be in his town when the crop is sold.</li>
<li><strong>By someone else:</strong> the student, or the grandmother in Kumasi whose fridge is bought by a son in London. Persuade the son, deliver to the grandmother, and send him the photograph of it humming in her kitchen.</li>
</ul>
<p>Water, milk powder, shampoo and airtime all sell in tiny amounts here for this reason. A visitor looks at a sachet and sees poverty. A trader sees somebody matching what goes out to what comes in, which is more than many finance directors manage.</p>
<h2>Put the price in the language she bargains in</h2>
<p>Nigeria has more than 500 languages and South Africa has twelve official ones. Nobody’s budget covers that, so decide which of your sentences needs which language.</p>
<p>Across much of the continent English, French and Portuguese are the languages of paperwork: school, court, contract. People respect them and change language to laugh. Peace FM made its name in Accra by speaking Akan, and the BBC opened a Pidgin service in 2017. Both bet that people would rather hear the news in the language they gossip in, and neither went short of an audience. I would print the guarantee in English, because the customer may one day have to show it to somebody official. The price and the promise I would say in Twi, or Hausa, or Pidgin, or whatever is spoken at the point where she says “ah, reduce it small”.</p>
<p>Say, more than write. Plenty of people speak a language fluently that no school taught them to read. A poster in Dagbani may lose readers whom a half-minute voice note in Dagbani would keep. Before you send it, have it played to somebody’s aunt. If the aunt corrects it, the aunt is right.</p>
<h2>Every megabyte is a surcharge</h2>
<p>If a gigabyte costs your customer 10 cedis, a megabyte costs her one pesewa. Your shop page shows twelve products, each with a 4 MB photograph straight from the camera. That is 48 MB, so she spends 48 pesewas to look in your window. Shrink each photograph to 100 KB, which on a small screen looks the same, and the page weighs 1.2 MB: call it one pesewa. If she looks three times before she buys, as careful people do, the first version has charged her 1.44 cedis for the privilege of considering you. If her bundle runs out in the middle, you have also hung up on her.</p>
<p>So the price goes first, as text, where it costs next to nothing and survives a bad connection. A video is sent when she asks for it, with its size beside it. And nobody should have to download an 11 MB PDF to learn what you charge for waakye.</p>
<h2>Radio introduces you, WhatsApp remembers</h2>
<p>Radio costs the listener no data, arrives in her own language, and is spoken by a presenter she has known for years. Its defect is that it has no memory. A ten-digit phone number read out at speed over a highlife intro is money thrown from a moving car. Give radio one thing to plant: your name and a landmark, or your name and a price.</p>
<p>WhatsApp has the opposite character. It is excellent at details, photographs, directions and follow-up, and nearly useless with strangers. A broadcast list reaches only the people who have saved your number, and in January 2025 it held 256 of them at most. That makes “please save our number, the new prices go out on Thursday” the most valuable sentence your counter staff can learn. A hundred people who saved you on purpose are worth more than a bought list of five thousand who will report you.</p>
<p>Use the two in that order and you can also measure the first. Give each station its own password for a free sachet of water at your shop, and count the sachets. It is a crude instrument. It still beats the station’s own estimate of its audience, which I have yet to hear of going down.</p>
<h2>Let her see the sandals first</h2>
<p>When Jumia started in Lagos in 2012 it let customers pay at the door, since many of them had good reason to doubt that a stranger on the internet would send the goods. Founders hate the practice, because parcels come back. Do the sum before you hate it.</p>
<p>A pair of sandals sells in Accra for 200 cedis and cost you 110, which leaves 90. A rider takes 25 to deliver a pair and another 15 to bring back a pair that was refused. In a month 100 people say that they want one.</p>
<ul>
<li><strong>Pay first.</strong> If 45 go through with it, 45 × (90 − 25) leaves you 2,925 cedis.</li>
<li><strong>Pay at the door.</strong> All 100 go out. If 20 come back, 80 × 90 is 7,200; take off 2,500 for delivery and 300 for returns, and you keep 4,400 cedis.</li>
<li><strong>Small deposit.</strong> You ask for 20 cedis by mobile money to confirm, taken off the price. If 75 agree, and four of those still refuse and lose the deposit, 71 × 90 plus 80, less 1,875 and 60, comes to 4,535 cedis.</li>
</ul>
<p>On these figures, refusals would have to reach 35 in every 100 before payment in advance became the better policy. The deposit does slightly better than the open door, and does it with 25 fewer parcels stuck in traffic. Your figures will differ, but you can have them by the end of one month with a pencil.</p>
<p>The other half of the doorstep is finding it. Ghana has had digital addresses since 2017, and a rider who has been given one will still phone to ask about the blue kiosk after the second speed bump. Take both when the order comes in, plus a second number for whoever is at home. Then look after the rider. For most of your customers he is the only member of your company they will ever meet, so give him a clean shirt, small change and the authority to wait while she tries them on.</p>
<h2>Five errands for this week</h2>
<ol>
<li>Send one cedi to your own business wallet from somebody else’s phone and read the name that comes up. If it is wrong, fix it before you spend another pesewa on advertising.</li>
<li>Put a prepaid SIM in a cheap phone, check the balance, open your own page and check it again. Write the difference where your designer can see it.</li>
<li>Ask twenty customers on which day money is easiest. Move your promotions to those days.</li>
<li>Record your offer as a voice note in the language of your busiest street, and find an aunt.</li>
<li>Choose that street. Learn who sells airtime on it, which station plays in the chop bar and whom people ask when they want to know whether a shop is honest.</li>
</ol>
<p>When the traders on one side of the road at Kaneshie can tell a stranger what you sell and what it costs, cross the road.</p>
`,
};
