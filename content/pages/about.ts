/** In braces stands what the site knows of its author: see app/features/settings/fill-in.ts. */
export const about = {
  title: 'About {name}',
  statement:
    'A business grows when strangers understand it, have a reason to trust it and find it easy to buy. I work on those three things, in that order.',
  biography: [
    'I am {name}, and I advise founders and marketing teams from {location}. Most conversations start with a request for more: more followers, more leads, another website. I begin by asking what happens to the customers who already come. The answer is usually cheaper than the request, and nearly always more interesting.',
    'I work plainly. I read the numbers before I give an opinion, I talk to customers before I write a sentence about them, and I keep recommendations short enough to read standing up. If I can’t explain something to the person who has to do it on Monday, it isn’t finished, however handsome the slides are.',
    'I believe good marketing is mostly respect: for customers’ time, for their money and, where data is sold by the megabyte, for their airtime. A brand is a promise that someone has to keep at the counter. Technology earns its place by removing a step. A tool that adds one had better have an excellent excuse.',
    'Growing a business in an African market takes its own kind of judgement. A plan that assumes cards, street addresses and a steady signal was written for someone else’s country. I like the problems that remain once those assumptions go, because the solutions tend to be simple and to work elsewhere too.',
    'I write because writing finds me out. An idea that sounds clever across a table can fall apart in its second paragraph, and I’d rather that happened on my desk than in your budget. The articles here are the ones that held up. Where an example is invented I say so; where I’m unsure I try to say that too.',
    'When I’m wrong, I hope you’ll tell me. Some of the best advice comes from readers who know one street, one product or one kind of customer better than I ever will.',
  ],
  factsHeading: 'In brief',
  pillarsHeading: 'Three things I work on',
  pillars: [
    {
      title: 'Marketing',
      text: 'Finding the people you serve best: who to talk to, what to offer, at what price, and what came of it.',
    },
    {
      title: 'Brand',
      text: 'Being trusted the second time. What you stand for, put into words, and everything your team needs to sound and act like one company, from the invoice to the apology.',
    },
    {
      title: 'Technology',
      text: 'Making it easy to buy from you, with less work behind the counter. A few tools, fitted to the phones and habits your customers already have, and all in your name.',
    },
  ],
  stationsHeading: 'How I got here',
  closing:
    'If something in your business should be growing and isn’t, describe it to me in five sentences. That’s enough for a first honest answer.',
  action: { label: 'Write to me', to: '/contact' },
};
