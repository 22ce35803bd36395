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
    'Strategic marketing, brand development, technology integration, or one plan for all three: what you get, who it is for and how we work.',
  intro:
    'Each service starts from where your business is today and ends with something your team can run without me. Choose one, or ask me which you need; sometimes the answer is “none yet”.',
  deliverablesHeading: 'What you get',
  suitsHeading: 'Who it is for',
  othersHeading: 'The other services',
  services: [
    {
      slug: 'strategic-marketing',
      title: 'Strategic Marketing',
      promise: 'Know who buys from you, why they choose you and what each sale costs.',
      text: [
        'Marketing that is bought piece by piece, a campaign here and a sponsorship there, rarely adds up, because nobody decided what it should add up to. We decide that first: which customers, which offer, what price, which two or three channels, and what to leave alone this year.',
        'Then we put a number on every choice, so that within weeks you can see what works and stop what doesn’t. The plan fits the budget and the people you have.',
      ],
      deliverables: [
        'A description of your best customers, drawn from conversations with them',
        'Your positioning and your offer, each on one page',
        'A channel plan: a budget, an owner and a stopping rule for each item',
        'A calendar for the first 90 days',
        'A one-page report every month',
      ],
      suits: 'Founders and marketing managers who spend on promotion every month and can’t say which half of it works.',
      nextStep: 'Ask about your marketing',
      categories: ['MARKETING'],
      topics: ['measurement', 'advertising', 'radio'],
    },
    {
      slug: 'brand-development',
      title: 'Brand Development',
      promise: 'Say one thing clearly, and help everyone in the company say it and stand by it.',
      text: [
        'A brand is what customers expect of you before you open your mouth. We find out what that is now, decide what it should be, and close the gap with proof as well as design: what you promise, how you back it up, how you sound when something goes wrong.',
        'The look follows from that. Often it needs a tidy-up rather than a redesign, and I’ll tell you when the money would do more good elsewhere.',
      ],
      deliverables: [
        'A report on how customers and staff describe you now',
        'A positioning statement, with proof',
        'A tone of voice, shown with examples from your own messages',
        'A short brand guide and the design files, yours to keep',
        'Templates for the messages you send most',
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
      promise: 'Fewer tools, working together, and a checkout that works on your customer’s phone.',
      text: [
        'Software is easy to buy and hard to join up. I follow an order, a payment and a question through your business, and look for the places where someone retypes, waits or guesses. That is where a tool can help.',
        'We choose what you can afford to run and are free to leave, connect it to what you have, and train the people who will use it. Your data and your accounts stay in your name.',
      ],
      deliverables: [
        'A map of your processes and tools, with what they cost you a year',
        'A shortlist with reasons, which may include buying nothing',
        'One process up and running, tested with your staff on ordinary phones',
        'Instructions and training for the people who use it every day',
        'A way out of each tool that takes your data with you',
      ],
      suits: 'Teams that run on spreadsheets, chat messages and one person’s memory, or that pay for systems almost nobody opens.',
      nextStep: 'Ask about your tools',
      categories: ['TECHNOLOGY'],
      topics: ['automation', 'no-code', 'mobile money', 'technology adoption'],
    },
    {
      slug: '360-growth-strategy',
      title: '360 Growth Strategy',
      promise: 'One plan for marketing, brand and technology, small enough to carry out.',
      text: [
        'The three are usually planned by three people and paid for from one pocket. A campaign works and the website falls over; the website is rebuilt and still says the wrong thing. Here we plan them together, in the order in which they depend on one another.',
        'We look at the business from every side, choose three priorities at most, and work alongside your team until it runs without me.',
      ],
      deliverables: [
        'A review of the whole path from first contact to repeat purchase',
        'A one-page growth plan for the year, with the numbers behind it',
        'Three priorities, each with an owner, a budget and a measure',
        'A monthly review that I lead at first, then your team',
        'A list of what you decided not to do, and why',
      ],
      suits: 'Owners and management teams with several changes under way that keep competing with one another.',
      nextStep: 'Ask about the whole plan',
      categories: ['BUSINESS'],
      topics: ['focus', 'strategy', 'planning', 'operations'],
    },
  ] satisfies Service[],
  /** One line on the home page, of which the action is a part. */
  invitation: {
    text: 'If something in your business should be growing and isn’t, here are',
    action: { label: 'four ways I can help', to: '/services' },
  },
  stepsHeading: 'How we work',
  steps: [
    {
      title: 'Discovery & Analysis',
      text: 'I read your numbers, listen to your customers and staff, and buy from you as a stranger would. You get what I find in writing, and where I’m not sure I say so.',
    },
    {
      title: 'Strategy Development',
      text: 'We choose. Every option is weighed against its cost and its likely return, and the plan is as clear about what we leave out as about what we do.',
    },
    {
      title: 'Implementation',
      text: 'Your team does the work with my support, one priority at a time, starting with something small enough to finish soon and useful enough to be noticed.',
    },
    {
      title: 'Optimization',
      text: 'We compare what happened with what we expected, keep what worked, stop what did not, and hand over the routine so that it runs without me.',
    },
  ],
  closingHeadline: 'Tell me what’s stuck',
  closingText:
    'A few lines about your business and the one thing you’d like to change are enough. You’ll get a straight answer on whether I can help, and how.',
  primaryAction: { label: 'Start a conversation', to: '/contact' },
  secondaryAction: { label: 'More about me', to: '/about' },
};
