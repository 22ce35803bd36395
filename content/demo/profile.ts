/** Demonstration of what the owner alone can say of themselves and of each service; it says to readers that it is a sample. */
export const facts = [
  'Years · Advising since 2014, nine years in retail before',
  'Sectors · Shops, food, clinics, schools, repairs',
  'Cities · Accra, Kumasi, Lagos, Nairobi',
  'Languages · English, Twi, Yoruba',
  'Talks · 80 since 2014, half of them in Ghana',
  'Sample · These facts are made up; yours go here',
];

const proofSource = 'Sample: the words of a client, their name and the year go here';

/** By slug. The figures say what a client gets, and claim nothing. */
export const services: Record<string, Record<string, string>> = {
  'strategic-marketing': {
    figure: '90',
    figureLabel: 'days planned, each item with a budget, an owner and a stopping rule',
    proof: 'We paid for five channels, kept the two that sold, and have not missed the others.',
    proofSource,
    price: 'From 18,000 cedis (sample)',
    duration: 'six to eight weeks',
  },
  'brand-development': {
    figure: '0',
    figureLabel: 'new logos, unless there is a reason for one',
    proof: 'The reminder and the invoice now sound as if the same person had written them.',
    proofSource,
    price: 'From 24,000 cedis (sample)',
    duration: 'eight to ten weeks',
  },
  'technology-integration': {
    figure: '1',
    figureLabel: 'process up and running before I leave',
    proof: 'An order is typed once now. The evening with the calculator is gone.',
    proofSource,
    price: 'From 15,000 cedis (sample)',
    duration: 'four weeks for the first process',
  },
  '360-growth-strategy': {
    figure: '3',
    figureLabel: 'priorities at most, each with an owner, a budget and a measure',
    proof: 'The longest meeting was about what to leave out. It was the one that paid.',
    proofSource,
    price: 'From 6,000 cedis a month (sample)',
    duration: 'one year',
  },
};
