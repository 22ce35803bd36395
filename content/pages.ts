import { site } from '../site.config.ts';

/** The text of the static pages. Plain strings only: components lay them out. */

export interface Action {
  label: string;
  /** Path inside the site. */
  to: string;
}

export interface TitledText {
  title: string;
  text: string;
}

export interface AboutPage {
  title: string;
  statement: string;
  biography: string[];
  pillarsHeading: string;
  pillars: TitledText[];
  closing: string;
  action: Action;
}

export interface Service {
  /** Last part of `/services/{slug}`. */
  slug: string;
  title: string;
  promise: string;
  text: string[];
  deliverables: string[];
  /** Whom it suits. */
  suits: string;
}

export interface ServicesPage {
  headline: string;
  intro: string;
  deliverablesHeading: string;
  suitsHeading: string;
  services: Service[];
  stepsHeading: string;
  steps: TitledText[];
  closingHeadline: string;
  closingText: string;
  primaryAction: Action;
  secondaryAction: Action;
}

export interface ContactPage {
  headline: string;
  intro: string;
  replyNote: string;
}

export interface LegalSection {
  heading: string;
  paragraphs: string[];
}

export interface LegalPage {
  title: string;
  lastUpdated: string;
  intro: string;
  sections: LegalSection[];
}

export interface NewsletterText {
  heading: string;
  text: string;
  success: string;
}

export const LAST_UPDATED = 'Last updated: January 2025';

export const about: AboutPage = {
  title: `About ${site.author.name}`,
  statement:
    'A business grows when strangers understand it, have reason to trust it and can buy from it without trouble. I work on those three things, in that order.',
  biography: [
    `I am ${site.author.name}, and I advise founders and marketing teams from ${site.author.location}. Most conversations start with a request for more: more followers, more leads, another website. I begin by asking what happens to the customers who already come. The answer is usually cheaper than the request and nearly always more interesting.`,
    'My way of working is plain. I read the figures before I give an opinion, I speak with customers before I write a sentence about them, and I put recommendations on paper short enough to be read standing up. If a thing cannot be explained to the person who has to do it on Monday, it is not finished, however handsome the slides are.',
    'I believe that good marketing is mostly respect: for a customer’s time, for her money and, where data is sold by the megabyte, for her airtime. A brand is a promise that somebody has to keep at the counter. Technology earns its place by taking a step away. A tool that adds one had better have an excellent excuse.',
    'Growing a business in an African market asks for its own kind of judgement. A plan that assumes cards, street addresses and a steady signal has been written for somebody else’s country. I like the problems that are left when those assumptions go, because the solutions tend to be simple and to work elsewhere too.',
    'I write because writing finds me out. An idea that sounds clever across a table can fall apart in its second paragraph, and I would rather it did so on my desk than in your budget. The articles here are the ones that held. Where I use an invented example I say so; where I am unsure I try to say that too.',
    'When I am wrong, I hope to hear it from you. Some of the best advice comes from readers who know one street, one product or one kind of customer better than I ever will.',
  ],
  pillarsHeading: 'Three things I work on',
  pillars: [
    {
      title: 'Marketing',
      text: 'For being found and understood by the people you can serve best. It decides whom to speak to, what to offer them and at what price, and it counts what came of it.',
    },
    {
      title: 'Brand',
      text: 'For being trusted the second time. It puts into words what you stand for and gives your people the means to sound and act like one company, from the invoice to the apology.',
    },
    {
      title: 'Technology',
      text: 'For making the purchase easy and the work light. It chooses few tools, fits them to the phones and habits your customers already have, and leaves them in your name.',
    },
  ],
  closing:
    'If something in your business ought to be growing and is not, describe it to me in five sentences. That is enough for a first honest answer.',
  action: { label: 'Write to me', to: '/contact' },
};

export const services: ServicesPage = {
  headline: 'Four ways to work together, one way of working',
  intro:
    'Each service begins with what is true in your business today and ends with something your team can run without me. Choose one, or ask which of them you need; the answer is sometimes “none yet”.',
  deliverablesHeading: 'What you receive',
  suitsHeading: 'Whom it suits',
  services: [
    {
      slug: 'strategic-marketing',
      title: 'Strategic Marketing',
      promise: 'Know whom you sell to, why they choose you and what each sale costs you to win.',
      text: [
        'Marketing that is bought piece by piece, a campaign here and a sponsorship there, rarely adds up, since nobody decided what the sum should be. We decide first: which customers, which offer, which price, which two or three channels, and what will be left alone this year.',
        'Then we attach a figure to every choice, so that you can see within weeks whether it works and stop what does not. The plan is written for the budget and the people you have.',
      ],
      deliverables: [
        'A description of your best customers, drawn from conversations with them',
        'Positioning and offer, each on one page',
        'A channel plan with budget, owner and a stopping rule for every item',
        'A calendar for the first ninety days',
        'A monthly report on a single page',
      ],
      suits: 'Founders and marketing managers who spend regularly on promotion and cannot say with confidence which half of it works.',
    },
    {
      slug: 'brand-development',
      title: 'Brand Development',
      promise: 'Say one thing clearly, and equip everybody in the company to say it and keep it.',
      text: [
        'A brand is what customers expect of you before you open your mouth. We find out what that is at present, decide what it should be, and close the distance with evidence as well as design: what you promise, how you prove it, how you sound when something has gone wrong.',
        'The look follows the decision. Often it needs tidying more than replacing, and I will tell you when the money would do more good somewhere else.',
      ],
      deliverables: [
        'A report on how customers and staff describe you now',
        'A positioning statement with its proofs',
        'A tone of voice, shown with examples from your own messages',
        'A short brand guide with the design files, in your ownership',
        'Templates for the texts you send most often',
      ],
      suits:
        'Companies that have outgrown their founder’s taste, are entering a new market, or are well known for something they no longer do.',
    },
    {
      slug: 'technology-integration',
      title: 'Technology Integration',
      promise: 'Fewer tools, better joined, and a purchase that works on the phone in your customer’s hand.',
      text: [
        'Software is easy to subscribe to and hard to use together. I map how an order, a payment and a question travel through your business, and look for the places where someone retypes, waits or guesses. Those are the places where a tool may help.',
        'We choose what is affordable to run and possible to leave, connect it with what you have, and train the people who will live with it. Your data and your accounts stay in your name.',
      ],
      deliverables: [
        'A map of your processes and tools, with their costs over a year',
        'A shortlist with reasons, including the option of buying nothing',
        'A working set-up for one process, tested with your staff and on ordinary phones',
        'Instructions and training for those who use it daily',
        'A plan for leaving each tool, with your data',
      ],
      suits: 'Teams that run on spreadsheets, chat messages and one person’s memory, or that pay for systems hardly anybody opens.',
    },
    {
      slug: '360-growth-strategy',
      title: '360 Growth Strategy',
      promise: 'One plan for marketing, brand and technology, small enough to be carried out.',
      text: [
        'The three subjects are usually planned by three people and paid for from one pocket. A campaign succeeds and the website gives way; the website is rebuilt and still says the wrong thing. Here they are planned together, in the order in which they depend on one another.',
        'We look at the business from all sides, choose no more than three priorities, and go with your team through the first stretch of the work until the rhythm holds.',
      ],
      deliverables: [
        'An assessment of the whole path from first contact to repeat purchase',
        'A growth plan for the year on one page, with the figures behind it',
        'Three priorities, each with an owner, a budget and a measure',
        'A monthly review that I lead at first and your team takes over',
        'A list of what was decided against, with the reasons',
      ],
      suits: 'Owners and management teams who face several changes at once and want them to stop competing with one another.',
    },
  ],
  stepsHeading: 'How the work goes',
  steps: [
    {
      title: 'Discovery & Analysis',
      text: 'I read your figures, listen to customers and staff, and buy from you as a stranger would. You get the findings in writing, with the doubtful ones marked as doubtful.',
    },
    {
      title: 'Strategy Development',
      text: 'We choose. Every option is put beside its cost and its likely return, and the plan names what we leave out as clearly as what we do.',
    },
    {
      title: 'Implementation',
      text: 'Your team does the work with my support, one priority at a time, beginning with something small enough to finish soon and useful enough to be noticed.',
    },
    {
      title: 'Optimization',
      text: 'We compare what happened with what we expected, keep what worked, stop what did not, and hand over the routine so that it goes on without me.',
    },
  ],
  closingHeadline: 'Tell me what is stuck',
  closingText:
    'A few lines about your business and the one thing you would like to see change are enough. You will get a straight answer on whether I can help, and with what.',
  primaryAction: { label: 'Start a conversation', to: '/contact' },
  secondaryAction: { label: 'How I think about this work', to: '/about' },
};

export const contact: ContactPage = {
  headline: 'Write to me as you would to a colleague',
  intro:
    'Tell me what you sell, to whom, and what you would like to be different in six months. Rough notes are welcome; a polished brief tends to hide the interesting part.',
  replyNote: `I answer ${site.claims.reply}.`,
};

export const privacy: LegalPage = {
  title: 'Privacy',
  lastUpdated: LAST_UPDATED,
  intro:
    'You can read everything on this site without telling it who you are. This page says what is stored, where, and by whom, in the order in which you are likely to meet it.',
  sections: [
    {
      heading: 'Reading',
      paragraphs: [
        'Readers are given no cookies. There are no trackers, no advertising and no analytics service. A page and everything in it comes from this site: until you click on something that leads elsewhere, your browser sends no request to any third party.',
        'As with every site, the network that carries your connection can see that you are visiting.',
      ],
    },
    {
      heading: 'What your own browser keeps',
      paragraphs: [
        'If you choose a light or dark theme, the choice is remembered in your browser’s local storage, on your device. You can delete it at any time in the settings of your browser.',
        'The browser of somebody who signs in also keeps, in the same place, a note of the last sign-in or sign-out, so that other open tabs learn of it, and whatever is being written in the admin and has not been saved yet.',
      ],
    },
    {
      heading: 'Videos and links to other sites',
      paragraphs: [
        'Videos are not played inside these pages. A click opens the video on YouTube in a new tab, and from then on YouTube’s rules hold, including its cookies. The same is true of links to social networks and to any other site: once you are there, the rules of that site hold.',
      ],
    },
    {
      heading: 'The contact form',
      paragraphs: [
        'The form does not send your message to anyone, and nothing that you write in it is stored here. It hands your words to an app of your own, your e-mail program or WhatsApp, and you send the message from there. What happens to it on the way depends on the service you have chosen.',
        'If scripts are switched off in your browser, the form goes to this server, which checks the fields and returns the page with your words in it. The server keeps no copy, and none of it reaches the log.',
        `A message that reaches ${site.author.name} is read and answered like any other letter and is not added to a mailing list.`,
      ],
    },
    {
      heading: 'The newsletter field',
      paragraphs: [
        'The newsletter has not started yet. An address entered in the field is checked for typing errors, by your browser or, where scripts are switched off, by this server, and then forgotten; it is neither kept nor passed to anyone.',
      ],
    },
    {
      heading: 'The server’s log and protection against abuse',
      paragraphs: [
        'The server keeps a log so that faults can be found. For each request it notes the method, the path of the address, the status of the answer, the time, and how long and how large the answer was. It notes neither the IP address nor what you searched for.',
        'A fault is logged with its technical details. Where an e-mail from this site could not be delivered, or has been put aside because no mail server is connected yet, those details may include the address it was meant for.',
        'To slow down anyone who guesses passwords or codes, the server counts the tries at signing in, signing up and asking for a new password, for each account and for each IP address. The count is kept in the database under a keyed hash, from which neither can be read back without the server’s secret key. After a day without a try it no longer counts, and it is removed when the server next starts. The IP address itself is used only while a request is being answered, and the site does not write it to disk.',
        'Whoever runs the machine and the network in front of this site may keep records of his own, as everywhere on the internet.',
      ],
    },
    {
      heading: 'Accounts',
      paragraphs: [
        'No account is needed to read, and having one opens nothing more to a reader. For whoever signs up the server stores the e-mail address, whether it has been confirmed, and the dates. The password is stored only as a hash, a form from which it cannot simply be read back. If you add an authenticator app, its secret and the recovery codes are stored encrypted. A session is stored without your IP address or the name of your browser.',
        'Cookies are set only around an account. One holds the session and lasts for seven days after it was last renewed. Three are short-lived: one that lets your browser be recognised for a day after you sign up, one for the minutes between the password and the code of an authenticator app, and one that tells the next page for ten seconds what has just happened. None of them is used to follow you.',
        'E-mails about an account, to confirm an address or to choose a new password, go out through the mail service that this site uses.',
      ],
    },
    {
      heading: 'Your questions and your rights',
      paragraphs: [
        `If you want to know what is stored about you, or want an account corrected or deleted, write to ${site.author.email}. For readers without an account the answer will be short, because there is nothing.`,
        'If the site begins to work differently, this page will be changed along with it, and so will the date on it.',
      ],
    },
  ],
};

export const terms: LegalPage = {
  title: 'Terms of use',
  lastUpdated: LAST_UPDATED,
  intro: `This site is published by ${site.author.name}, ${site.author.location}. By using it you accept the few terms below. They are written to be read.`,
  sections: [
    {
      heading: 'What the site is for',
      paragraphs: [
        'The site offers articles, descriptions of services and links to videos, free of charge. Nothing on it is a binding offer. Work for a client begins with a written agreement, and that agreement settles scope, price and dates.',
      ],
    },
    {
      heading: 'Advice in articles is general',
      paragraphs: [
        'The articles are written with care for a general reader. They do not know your business, your contracts or your tax position, and they are not legal, financial or tax advice. Try an idea on a small scale and ask someone qualified before you stake anything you cannot afford to lose.',
        'Examples that are marked as imagined are imagined. Facts about real companies and people are given as they were commonly known on the date of the article.',
      ],
    },
    {
      heading: 'Copyright',
      paragraphs: [
        `The articles and the other texts are the copyright of ${site.author.name}, except for passages that are quoted with their source. You may read, print and share links to them as you please.`,
        'You may quote short passages if you name the author and, online, link to the article. For anything longer, for translations and for use in courses that charge a fee, please ask first. The answer is often yes.',
      ],
    },
    {
      heading: 'Links and videos',
      paragraphs: [
        'Links lead to sites that others run and answer for. Videos open on YouTube in a new tab, under YouTube’s terms. If a link leads somewhere it should not, a short note is appreciated.',
      ],
    },
    {
      heading: 'Accounts and fair use',
      paragraphs: [
        'If you have an account, keep your password to yourself and use the account only for yourself. Publishing on this site is reserved for the author and for those he has asked to help.',
        'Please do nothing that would harm the site or other visitors: no attempts to get round its protections, no flooding it with requests, no passing off its texts as your own. Accounts that are used in this way may be closed.',
      ],
    },
    {
      heading: 'Availability and responsibility',
      paragraphs: [
        'The site is offered as it is. It may be out of reach at times, change or come to an end. Within what the law allows, the author is not liable for losses that arise from using the site or from relying on its general content.',
      ],
    },
    {
      heading: 'Law and changes',
      paragraphs: [
        `The law in force in ${site.author.location} applies to these terms and to the use of the site. Rights that the law of your own country gives you as a consumer, and that cannot be waived, remain yours.`,
        'The terms may be changed; the version on this page, with its date, is the one that holds. How the site treats data is set out on the privacy page.',
      ],
    },
  ],
};

export const newsletter: NewsletterText = {
  heading: 'One useful letter at a time',
  text: 'New articles on marketing, brand and technology by e-mail, once the newsletter begins.',
  success: 'Thank you. The newsletter has not started yet, and nothing was kept.',
};
