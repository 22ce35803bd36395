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
<p>An imagined founder, Dede, collects laundry from flats in East Legon, has it washed in Madina and brings it back in two days. She has nineteen customers and a quotation for 120,000 cedis. The quotation is for an app with a map, a wallet and a rider tracker. Her present system is a school exercise book, and the developer was kind about it.</p>

<p>She should keep the exercise book for one more month. Then she should move to a spreadsheet, and stay there until something breaks that money can fix. The hard part is sorting: this we do by hand, this we buy, this we wire together, this one small thing we build. Get the order wrong and you pay twice.</p>

<h2>The first hundred orders belong to your hands</h2>

<p>DoorDash began in January 2013 as a page called Palo Alto Delivery that four students put up in an afternoon, with menus and a phone number. They drove the food themselves, took the money with a Square card reader, kept the orders in Google’s free documents, and followed one another with Apple’s Find My Friends.<small class="footnote">Stanley Tang, a founder, in lecture 8 of <em>How to Start a Startup</em>, Stanford University, 2014.</small> Every part was off the shelf, and every delivery taught the founders something about delivery.</p>

<p>What you want from this stage is a log. Rule five columns in the exercise book: order, step, minutes, what went wrong, what the customer said. Fill them in while it happens, since a log written up on Friday is fiction. After a hundred orders Dede knows her own business in a way that no developer could have guessed. It might come out like this, per order:</p>

<ul>
<li>agree the pick-up time by chat: 6 minutes</li>
<li>count the clothes, weigh them and write the tag: 4 minutes</li>
<li>check whether the money has arrived: 3 minutes</li>
<li>remind those who have not paid: 5 minutes</li>
<li>tell the customer that it is ready: 2 minutes</li>
</ul>

<p>Twenty minutes. By now word has gone round the flats, and at 15 orders a day that is five hours of work. Now look at the quotation again. The map and the tracker, which are the expensive parts, save her perhaps the six minutes at the top, while eight of the twenty go on getting paid.</p>

<blockquote class="callout"><p><strong>Your own case.</strong> Write down your own five lines, with the minutes. Which of them does the last quotation you were sent remove?</p></blockquote>

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

<p>The edges of the kit are known in advance. Chats are backed up to one person’s account, if anyone has seen to it. The app works on one main phone with a few linked devices, which is fine for three people and a quarrel for ten. When two people start asking each other which version is right, you have reached the end of it.</p>

<h2>Buy whatever no customer will ever praise</h2>

<p>Payments, accounting, payroll, email and backups are solved, regulated or both. Buy them. A payment company such as Paystack, Flutterwave or Hubtel takes a percentage, and founders resent it until they price the alternative, which is becoming a payment company.</p>

<p>But read the currency before you read the features. A tool at $20 per person per month, needed by three of you, is $60. At 15 cedis to the dollar, about the rate with which 2025 began,<small class="footnote">Bank of Ghana, daily interbank exchange rates, December 2024 and January 2025.</small> it is 900 a month, or <strong>10,800 cedis a year</strong>. So keep a tab called Subscriptions, with the dollar price, the seats, the renewal date and the name of the person who would cry if it were cancelled. Any row without a name goes at the next renewal.</p>

<h2>Price the hour before you automate it</h2>

<p>Here the advice written in California goes wrong. There, an hour of work is dear and software is cheap. In Madina it is often the other way about.</p>

<p>Dede’s assistant earns 2,000 cedis a month. With the employer’s 13% pension contribution<small class="footnote">National Pensions Act, 2008 (Act 766), Ghana.</small> he costs 2,260. He works 26 days of eight hours, 208 hours, so an hour costs about <strong>11 cedis</strong>.</p>

<p>Reminding people to pay takes 5 minutes on each of 15 orders a day: 32.5 hours a month. A service that sends the reminders costs $30. Minutes are only half of it. If one order in a hundred is never paid because nobody noticed, then 3.9 orders of 90 cedis walk out of the door each month. And there is a third candidate: a column called Paid, turned red by the sheet whenever an order is older than a day and still empty, and ten minutes every evening to go down the red cells.</p>

<table>
<thead><tr><th>Cedis a month</th><th>By hand</th><th>With the red cell</th><th>By a service</th></tr></thead>
<tbody>
<tr><td>Reminding</td><td>358</td><td>358</td><td>0</td></tr>
<tr><td>Checking, or the fee</td><td>0</td><td>48</td><td>450</td></tr>
<tr><td>Never paid, at best</td><td>351</td><td>0</td><td>0</td></tr>
<tr><td>In all</td><td><strong>709</strong></td><td><strong>406</strong></td><td><strong>450</strong></td></tr>
</tbody>
</table>

<p>Without the red cell the service wins. With it, and as long as the check stops most of the leak, <strong>the best automation in the company is a red cell</strong>. If the assistant keeps forgetting to look, buy the machine with a clear conscience.</p>

<p>One piece of wiring belongs in the first week, because it is free and improves the data as well. Let customers enter their own address, floor and gate colour through a Google Form whose answers land in the sheet, and send them the link with a quick reply. If that takes two minutes off the six of agreeing a pick-up, 390 orders give back 780 minutes a month. Whatever you wire later, give each automation an owner and a noise: someone who gets a message when it fails.</p>

<blockquote class="callout"><p><strong>Your own case.</strong> What did you automate last, what did it cost to set up, and how many minutes has it given back?</p></blockquote>

<h2>Build the one thing nobody sells</h2>

<p>There comes a day to build. Three things should be true on that day. You have done the task by hand at least two hundred times. You have looked for a product that does it, with a card in your hand, and failed. And customers stay with you because of it.</p>

<p>The map fails all three. What might pass is a memory: this customer’s white shirts are never to be dried in the sun, that one is allergic to the scented powder, the stain on the blue kaftan was there when it came. So build that, and build it first as a form on top of the sheet with a no-code tool such as AppSheet or Glide, in a fortnight, ugly. If the staff use it without being told to, you may have earned some real code.</p>

<p>Then do the long sum, because a quotation buys the car and says nothing about fuel. Take the 120,000 cedis and add a fifth of it each year for fixes, hosting and the phone makers who keep changing their rules. That fifth is a guess for planning; use your own. Over three years it makes 120,000 plus 72,000, which is 192,000. At 390 orders a month she will have handled 14,040 orders, so every order carries <strong>13.68 cedis</strong> of app. If she clears 25 on an order of 90, more than half of the profit goes to a tracker. There is another such sum in <a href="/blog/5">the article on the leapfrog</a>; joining up what you have is often cheaper.</p>

<h2>Keep the keys in the company’s pocket</h2>

<p>Whatever you run on, someone holds the password, and in young companies it is commonly a cousin. An afternoon puts this right:</p>

<ul>
<li>Register the domain name and the SIM card of the business number to the company.</li>
<li>Open one administrator mailbox on that domain and move every subscription to it. Two people know how to get in.</li>
<li>Turn on two-step verification for that mailbox and for WhatsApp. Write the recovery codes and the PIN on paper and lock the paper up.</li>
<li>Export the sheet and the accounts on the first of each month to a place that the first supplier does not control.</li>
<li>Look at what you hold. A list of home addresses with the hours when people are out is a burglar’s diary. Ghana has had a Data Protection Act since 2012, Kenya since 2019 and Nigeria since 2023,<small class="footnote">In Ghana, Act 843.</small> and all three apply to a spreadsheet.</li>
</ul>

<p>As for the developer, Dede should answer politely, ask to keep the file open, and ring again with two hundred logged orders and the three steps that cost her the most. A good developer will be pleased, since a client who knows what she wants is rarer than one with a budget.</p>
`,
};
