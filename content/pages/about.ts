/** In braces stands what the site knows of its author: see app/features/settings/fill-in.ts. */
export const about = {
  title: 'About {name}',
  statement:
    'A business grows when strangers understand it, have reason to trust it and can buy from it without trouble. I work on those three things, in that order.',
  biography: [
    'I am {name}, and I advise founders and marketing teams from {location}. Most conversations start with a request for more: more followers, more leads, another website. I begin by asking what happens to the customers who already come. The answer is usually cheaper than the request and nearly always more interesting.',
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
