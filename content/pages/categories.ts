import type { Category } from '#features/publishing/category.ts';

/** What each category is about, as its page and search engines say it. */
export const categoryDescriptions: Record<Category, string> = {
  MARKETING: 'Who to talk to, what to offer them and how to count what came of it: marketing for budgets that someone has to earn first.',
  TECHNOLOGY: 'A few tools that fit the phones and habits customers already have, and when a spreadsheet is still the better answer.',
  BRAND: 'What people expect of a business before it says a word: how a brand is made, kept, and spoiled by the people who look after it.',
  'PERSONAL DEVELOPMENT': 'Skills that earn their keep, and the comfortable habits of mind that cost more with every year of experience.',
  BUSINESS: 'What to begin, what to copy and what to stop: decisions of founders and owners, with the sums behind them.',
  LEADERSHIP:
    'Leading so that the work goes on without you: what to decide yourself, what to hand over, and what is left when the leader goes.',
};
