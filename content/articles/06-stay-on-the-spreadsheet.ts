import type { BuiltInArticle } from './built-in-article.ts';

export const article: BuiltInArticle = {
  id: '6',
  category: 'TECHNOLOGY',
  date: '2025-01-05',
  title: 'Stay on the spreadsheet until it hurts',
  metaTitle: 'Do you need an app? Stay on the spreadsheet until it hurts',
  excerpt:
    'Software is priced in dollars and labour is paid in cedis, so the start-up advice you read online may be wrong for you. What to do by hand, buy, automate and build.',
  tags: ['startups', 'whatsapp', 'automation', 'no-code', 'costs'],
  content: `
<p>An imaginary founder, whom I shall call Dede, collects laundry from flats in East Legon, has it washed in Madina and brings it back in two days. She has nineteen customers and a quotation for 120,000 cedis. The quotation is for an app with a map, a wallet and a rider tracker. Her present system is a school exercise book, and the developer was kind about it.</p>

<p>I would keep the exercise book for one more month. Then I would move to a spreadsheet, and stay there until something breaks that money can fix. The hard part of starting a company with technology is sorting: this we do by hand, this we buy, this we wire together, this one small thing we build. Get the order wrong and you pay twice, once for the software and once for the business it described, which turned out to be a different business.</p>

<h2>The first hundred orders belong to your hands</h2>

<p>DoorDash began in January 2013 as a page called Palo Alto Delivery that four students put up in a few hours. They drove the food themselves. In 2014 one of the first drivers they hired described on the company’s own blog how it had run: orders went to drivers by text message, drivers were followed with Apple’s Find My Friends, and a Square card reader took the money. Every part was off the shelf, and every delivery taught the founders something about delivery.</p>

<p>What you want from this stage is a log. Rule five columns in the exercise book: order, step, minutes, what went wrong, what the customer said. Fill them in while it happens, since a log written up on Friday is fiction. After a hundred orders Dede knows her own business in a way that no developer could have guessed. It might come out like this, per order:</p>

<ul>
<li>agree the pick-up time by chat: 6 minutes</li>
<li>count the clothes, weigh them and write the tag: 4 minutes</li>
<li>check whether the money has arrived: 3 minutes</li>
<li>remind those who have not paid: 5 minutes</li>
<li>tell the customer that it is ready: 2 minutes</li>
</ul>

<p>Twenty minutes. By now word has gone round the flats, and at 15 orders a day that is five hours of somebody’s time. Now look at the quotation again. The map and the tracker, which are the expensive parts, save her perhaps the six minutes at the top, while eight of the twenty go on getting paid. The app was drawn from other apps.</p>

<h2>The free kit, and where it ends</h2>

<p>A service business in Accra, Lagos or Nairobi can run to a few hundred customers on two free things. <strong>WhatsApp Business</strong> gives you a catalogue, labels for the state of an order, quick replies and an away message. A <strong>Google Sheet</strong> holds the facts. Keep the roles apart: chat is where the order is discussed, the sheet is where the order exists. Anything agreed in chat and missing from the sheet did not happen.</p>

<p>Most spreadsheets fail from bad manners, so here are the manners:</p>

<ol>
<li><strong>One row per order, one column per fact.</strong> No merged cells, no colours that mean something only to you, no totals in the middle.</li>
<li><strong>The customer’s key is the phone number</strong>, with the country code, in a column formatted as plain text. Otherwise the sheet eats the plus sign or the leading zero and you will have two Akosuas and a stranger.</li>
<li><strong>Status comes from a drop-down list.</strong> If people may type, you will collect “ready”, “Ready!!” and “redy”, and no filter will find all three.</li>
<li><strong>Dates are dates.</strong> Pick one format and lock it on the first day.</li>
<li><strong>Nobody deletes a row.</strong> Cancelled is a status.</li>
</ol>

<p>The edges of the kit are known in advance. Chats are backed up to one person’s account, if anybody has seen to it, and a phone that falls into a gutter may take last year’s promises with it. The app works on one main phone with a few linked devices, which is fine for three people and a quarrel for ten. The sheet slows down long before it fills up, mostly because somebody has put a clever formula in every row. When two people start asking each other which version is right, you have reached the end of it.</p>

<h2>Buy whatever no customer will ever praise</h2>

<p>No one has ever recommended a laundry for its payroll. Payments, accounting, payroll, email and backups are solved, regulated or both. Buy them. A payment company such as Paystack, Flutterwave or Hubtel takes a percentage, and founders resent the percentage until they price the alternative, which is becoming a payment company.</p>

<p>But read the currency before you read the features. A tool at $20 per person per month, needed by three of you, is $60. At 15 cedis to the dollar, about the rate with which 2025 began, it is 900 a month, or <strong>10,800 cedis a year</strong>. Should the dollar go to 18, the same tool costs 12,960 and your customers still pay in cedis. So keep a tab called Subscriptions, with the dollar price, the seats, the renewal date and the name of the person who would cry if it were cancelled. Any row without a name goes at the next renewal.</p>

<h2>Price the hour before you automate it</h2>

<p>Here the advice written in California goes wrong for us. There, an hour of work is dear and software is cheap. In Madina it is frequently the other way about, and the sum deserves doing on paper.</p>

<p>Pay Dede’s assistant 2,000 cedis a month. With the employer’s 13% pension contribution she costs 2,260. She works 26 days of eight hours, 208 hours, so an hour costs about <strong>11 cedis</strong>.</p>

<p>Reminding people to pay takes 5 minutes on each of 15 orders a day. Over 26 days that is 1,950 minutes, or 32.5 hours, or 358 cedis a month. A service that sends the reminders costs $30, which is 450 cedis. At this size the machine loses by 92 cedis, before she has paid anyone to set it up. At 30 orders a day the work costs 715, the machine saves 265 a month, and a set-up fee of 3,000 comes back in a little over eleven months.</p>

<p>Minutes are only half of it. The other half is leaks. If one order in a hundred is never paid because nobody noticed, then out of 390 a month 3.9 orders at 90 cedis each, or 351 cedis, walk out of the door. Add that to the 358 and you are comparing 709 with 450. If the machine catches every one, it wins after all.</p>

<p>Before she signs, there is a third candidate. A column called Paid, turned red by the sheet whenever an order is older than a day and still empty, and ten minutes every evening to go down the red cells. Ten minutes over 26 days is a bit more than four hours, or 48 cedis. The reminders at 358 and the check at 48 come to 406, which is still under 450, and if the check stops most of the leak, <strong>the best automation in the company is a red cell</strong>. Try it for a month. If the assistant keeps forgetting to look, buy the machine with a clear conscience.</p>

<p>One piece of wiring I would do in the first week, because it is free and improves the data besides. Let customers enter their own address, floor and gate colour through a Google Form whose answers land in the sheet, and send them the link with a quick reply. If that takes two minutes off the six of agreeing a pick-up, 390 orders give back 780 minutes a month. That is 13 hours, or 143 cedis, for an afternoon’s work. Whatever you wire later, give each automation an owner and a noise: someone who gets a message when it fails. A robot that stops quietly on a Friday is worse than an assistant with a hangover, since the assistant at least looks unwell.</p>

<h2>Build the one thing nobody sells</h2>

<p>There comes a day to build. Three things should be true on that day. You have done the task by hand at least two hundred times. You have looked for a product that does it, with a card in your hand, and failed. And customers stay with you because of it.</p>

<p>In Dede’s case the map fails all three. What might pass is a memory: this customer’s white shirts are never to be dried in the sun, that one is allergic to the scented powder, the stain on the blue kaftan was there when it came. Laundry software may well have a box for notes. It will not speak up at the ironing board, and customers notice when it keeps quiet. So build that, and build it first as a form on top of the sheet with a no-code tool such as AppSheet or Glide, in a fortnight, ugly. If the staff use it without being told to, you may have earned some real code.</p>

<p>Then do the long sum, because a quotation buys the car and says nothing about fuel. Take the 120,000 cedis and add a fifth of it each year for fixes, hosting and the phone makers who keep changing their rules. That fifth is my planning figure, use your own. Over three years it makes 120,000 plus 72,000, which is 192,000. At 390 orders a month she will have handled 14,040 orders, so every order carries <strong>13.68 cedis</strong> of app. If she clears 25 on an order of 90, more than half of the profit goes to a tracker that shows a man on a motorbike.</p>

<h2>Keep the keys in the company’s pocket</h2>

<p>Whatever you run on, somebody holds the password, and in young companies it is commonly a cousin. An afternoon puts this right:</p>

<ul>
<li>Register the domain name and the SIM card of the business number to the company.</li>
<li>Open one administrator mailbox on that domain and move every subscription to it. Two people know how to get in.</li>
<li>Turn on two-step verification for that mailbox and for WhatsApp. Write the recovery codes and the PIN on paper and lock the paper up.</li>
<li>Export the sheet and the accounts on the first of each month to a place that the first supplier does not control.</li>
<li>Look at what you hold. A list of home addresses with the hours when people are out is a burglar’s diary. Ghana has had a Data Protection Act since 2012, Kenya since 2019 and Nigeria since 2023, and all three apply to a spreadsheet.</li>
</ul>

<p>As for the developer, I would have Dede answer him politely. She is to thank him, ask him to keep the file, and tell him that she will ring when she can bring him two hundred logged orders and the three steps that cost her the most. If he is good he will be pleased, since a client who knows what she wants is rarer than one with a budget. If he replies that the log is unnecessary, she has saved 120,000 cedis before lunch.</p>
`,
};
