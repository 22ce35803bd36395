/** Demonstration solutions; the author replaces them with their own. */
export interface DemoSolution {
  /** Slug of the title; part of the path `/solution/{id}`. */
  id: string;
  title: string;
  excerpt: string;
  /** HTML: paragraphs, headings, lists, bold. */
  content: string;
  /** Day of publication, `YYYY-MM-DD`, in the site's time zone. */
  date: string;
}

export const solutions: DemoSolution[] = [
  {
    id: 'the-growth-year-on-one-page',
    title: 'The growth year on one page',
    excerpt:
      'For owners who have nine projects running and cannot say which of them matters: six weeks of work that end in a single sheet the whole team can act on.',
    date: '2025-01-14',
    content: `
<p>Most growth plans are long because nobody dared to cross anything out. This one is written on a single sheet, and the larger part of our work together goes into what will not be on it.</p>
<h2>Who it is for</h2>
<p>You own or run a business with roughly ten to two hundred people. Sales are real but uneven. Marketing, website, new branch, new product and a possible partner all want money in the same quarter, and each has a persuasive friend on your team. You do not lack ideas, and someone from outside with a ruler would help.</p>
<h2>The order of work</h2>
<ol>
<li><strong>Weeks one and two: the sums.</strong> We take the last twelve months apart by product, customer group and channel, using your own books, to see where the money is earned and where it is only handled. If the books are incomplete, we say which figures are estimates and go on.</li>
<li><strong>Week three: the customers.</strong> I speak with buyers, with people who stopped buying and with some who chose a competitor. You hear what they said in their own words, without names where they prefer it.</li>
<li><strong>Week four: the choice.</strong> One day with those who decide. Every project goes on the table with its cost, its likely return and the person who would carry it. At the end three stand, the others have a date on which they may ask again, and the reasons are written down.</li>
<li><strong>Weeks five and six: the page.</strong> We turn the three into quarterly targets, name one person for each, and set a weekly figure that tells you early when something is going wrong. Then we try the page on your managers. Whatever they misread gets rewritten.</li>
</ol>
<h2>What you get</h2>
<ul>
<li>The page itself: position, three priorities, targets by quarter, names and the weekly figures.</li>
<li>A spreadsheet behind it that your accountant can follow and change.</li>
<li>A record of what you decided against, and why, for the day in May when someone brings it back.</li>
<li>An agenda for a monthly meeting of one hour that keeps the page alive without me.</li>
</ul>
<h2>What it does not do</h2>
<p>It promises no growth rate. It will show you which bets are sound at the figures we have, and some of them will still lose. It also does not carry out the work; if you want help with that, the other solutions begin where this one ends, and a capable team of your own will do just as well. And it is no use to an owner who has already decided and wants the decision decorated. That can be had more cheaply.</p>
<p>If you are not sure whether you have the figures for it, send me the list of what you track today. That is enough to tell.</p>
`,
  },
  {
    id: 'sell-on-the-phones-your-customers-have',
    title: 'Sell on the phones your customers have',
    excerpt:
      'For shops and services whose buyers come by chat, pay by mobile money and count their megabytes: from a scattered phone inbox to a counter that works.',
    date: '2025-01-10',
    content: `
<p>Look at the phone on which most of your orders arrive. Very likely it belongs to one person, the price list in it is a photograph, and whoever asked for a size at nine last night is still waiting. This solution turns that phone into a proper shop counter, without an app that nobody will install.</p>
<h2>Who it is for</h2>
<p>Retailers, food businesses, clinics, schools and repair services that sell mostly to people on Android phones with prepaid data. You already receive orders by WhatsApp, by call or through social media, and you suspect that you lose some of them between the question and the payment. You are right to suspect it, and the first thing we do is count.</p>
<h2>The order of work</h2>
<ol>
<li><strong>Count.</strong> For two weeks every enquiry goes into a simple table: when it came, what was asked, how long the answer took, whether it ended in payment. Your staff keep the table; I read it with them.</li>
<li><strong>Shorten.</strong> We follow one order from first message to receipt and remove steps. Common questions get short written answers. The catalogue becomes a light page that opens on a weak signal, with prices in text that can be searched and corrected.</li>
<li><strong>Get paid.</strong> We put the payment instruction at the right moment, check that names and references match, and agree how a transfer is confirmed before goods leave the shop.</li>
<li><strong>Share the load.</strong> Messages move off the one private number, with a rota, handover notes and a rule for who answers what by when.</li>
<li><strong>Count again.</strong> The same table for two more weeks. You see the difference, or you see that there is none and where to look next.</li>
</ol>
<h2>What you get</h2>
<ul>
<li>A catalogue page tested on an inexpensive phone, with its size in kilobytes stated, which your staff can edit.</li>
<li>A set of answers to the questions customers actually asked, in your tone of voice.</li>
<li>A payment and confirmation procedure on one side of paper, for the wall behind the counter.</li>
<li>Two honest tables, before and after, and the method for repeating them.</li>
<li>All accounts and numbers in the name of your business.</li>
</ul>
<h2>What it does not do</h2>
<p>It does not bring new visitors. If too few people ask, better answers cannot help, and I will tell you so after the first count rather than after the last invoice. It involves no automatic messages to people who never wrote to you. It is not accountancy or tax advice. And it will not replace the person who is good with customers. Give her the rota and the answers, and let her leave on time.</p>
`,
  },
  {
    id: 'a-brand-your-team-can-use',
    title: 'A brand your team can use',
    excerpt:
      'For companies whose logo is fine and whose messages all sound different: a brand put into words, rules and templates that a busy clerk can apply on a Tuesday.',
    date: '2025-01-06',
    content: `
<p>A brand usually comes apart in small places. The quotation is written in one voice and the reminder in another; the van is a different green from the shop; three people explain the company in three ways, and a customer hears all three. A new logo changes none of this. What does is an agreement, written down where people work.</p>
<h2>Who it is for</h2>
<p>Companies that have grown past the point where the founder signs off every poster, and organisations that have merged, moved up in price or entered a second city or country. You have a name and a look that people know. You would like the rest to catch up.</p>
<h2>The order of work</h2>
<ol>
<li><strong>Collect.</strong> We lay out on one long table everything a customer received from you in the last three months: messages, invoices, packaging, signs, job advertisements, the voice on the telephone. Nobody comments for the first ten minutes.</li>
<li><strong>Listen.</strong> Short conversations with customers and with the newest and oldest members of staff. I ask what they tell others about you, because that is the brand you have at present.</li>
<li><strong>Decide.</strong> One sentence on who you serve and what you do for them better than others, with the evidence next to it. Then the tone of voice, shown in pairs: how we say it, how we do not.</li>
<li><strong>Equip.</strong> Designers tidy the visible parts, as little as is needed. I write the templates for the twenty or so texts your people send most often.</li>
<li><strong>Teach.</strong> Two working sessions in which your staff rewrite their own material. The rules they stumble over are changed on the spot.</li>
</ol>
<h2>What you get</h2>
<ul>
<li>A brand guide short enough to be read in one sitting, with examples from your own business.</li>
<li>Templates for quotations, reminders, apologies, posts and replies to complaints.</li>
<li>Logo, colour and type files in the formats your printer and your web developer need, with the rights in your hands.</li>
<li>A checklist of ten points for anything that leaves the house, and the name of the person who keeps it.</li>
</ul>
<h2>What it does not do</h2>
<p>It does not rename you, and it replaces the logo only if there is a reason stronger than boredom; recognition takes years to earn, and owners tire of a design long before customers do. It cannot make a poor product loved. If the conversations show that the trouble lies in delivery or in price, you will read that in the first report, and it would be sensible to mend it before we print anything.</p>
`,
  },
  {
    id: 'find-the-leak-before-you-buy-more-traffic',
    title: 'Find the leak before you buy more traffic',
    excerpt:
      'For teams that spend on advertising every month and cannot say what came of it: a three-week inspection of the whole path from first sight to second purchase.',
    date: '2024-12-30',
    content: `
<p>When sales are slow, the easiest purchase in the world is more advertising. It can be done from a chair, and for a week or so the graphs rise. But water poured faster into a cracked pot mostly wets the floor. Three weeks of inspection come first in this solution, and the advertising budget may stay exactly as it is while we look.</p>
<h2>Who it is for</h2>
<p>Marketing managers and founders who pay every month for reach, clicks or leaflets, have some numbers, and do not trust them. You may be about to ask for a bigger budget, or to refuse one. Either way you would like to know at which step people leave you, and what that step costs.</p>
<h2>The order of work</h2>
<ol>
<li><strong>Draw the path.</strong> From the first advertisement to the second purchase, on one wall, with everyone who touches it in the room. Disagreements about what happens at step four are the first finding.</li>
<li><strong>Put a number on each step.</strong> How many saw, asked, visited, ordered, paid, received, came back. Where there is no figure, we count by hand for a week. A rough count beats a fine guess.</li>
<li><strong>Walk it.</strong> I buy from you as a stranger would: on an ordinary phone, with mobile data, at an awkward hour. I also ring the telephone number and ask for a refund.</li>
<li><strong>Price the leaks.</strong> For each step we work out what one recovered customer in every hundred would be worth in a month, and what the repair would take. The list sorts itself.</li>
<li><strong>Mend one.</strong> Before I leave, the cheapest sound repair is made and measured, so that your team has done it once from beginning to end.</li>
</ol>
<h2>What you get</h2>
<ul>
<li>A drawing of the path with a figure at every step and a note on how far each figure can be trusted.</li>
<li>A repair list in order of value, with effort, owner and the way to measure the effect.</li>
<li>The recording and notes of the stranger’s purchase. These are seldom comfortable and always useful.</li>
<li>A monthly report of one page to replace the ones that nobody opens.</li>
</ul>
<h2>What it does not do</h2>
<p>It is not an audit of your agency, although it may give you better questions for them. It does not run your campaigns. It installs no tracking that your customers have not been told about. And it may end in an answer you did not order: that the path is sound and you should indeed spend more. In that case the report says so on its first line, and you can take it into the budget meeting.</p>
`,
  },
];
