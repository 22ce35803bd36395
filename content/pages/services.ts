import type { Category } from '#features/publishing/category.ts';

export interface Service {
  /** Last part of `/services/{slug}`. */
  slug: string;
  title: string;
  promise: string;
  text: string[];
  deliverables: string[];
  /** Clients it is for. */
  suits: string;
  /** Words of the button that leads to the contact page with the service filled in. */
  nextStep: string;
  /** An article of one of these categories ends with this service where no solution and no other service fits better. */
  categories: Category[];
  /** Tags of articles that this service answers whatever their category. */
  topics: string[];
}

export const services = {
  headline: 'Four ways to work together, one way of working',
  /** What search engines show of the page. */
  description:
    'Strategic marketing, brand development, technology integration, or one plan for all three: what each brings, whom it suits and how the work goes.',
  intro:
    'Each service begins with what is true in your business today and ends with something your team can run without me. Choose one, or ask which of them you need; the answer is sometimes “none yet”.',
  deliverablesHeading: 'What you get',
  suitsHeading: 'Who it is for',
  othersHeading: 'The other services',
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
      nextStep: 'Ask about your marketing',
      categories: ['MARKETING'],
      topics: ['measurement', 'advertising', 'radio'],
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
      nextStep: 'Ask about your brand',
      categories: ['BRAND'],
      topics: ['branding', 'brand management', 'brand strategy', 'writing'],
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
      nextStep: 'Ask about your tools',
      categories: ['TECHNOLOGY'],
      topics: ['automation', 'no-code', 'mobile money', 'technology adoption', 'succession', 'systems'],
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
      nextStep: 'Ask about the whole plan',
      categories: ['BUSINESS', 'PERSONAL DEVELOPMENT', 'LEADERSHIP'],
      topics: ['focus', 'strategy', 'planning', 'delegation', 'operations'],
    },
  ] satisfies Service[],
  /** One line on the home page, of which the action is a part. */
  invitation: {
    text: 'If something in your business ought to be growing and is not, here are',
    action: { label: 'four ways to work on it together', to: '/services' },
  },
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
