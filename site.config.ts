/**
 * Who the author is: the one file that an owner edits. The name, numbers and links below are samples;
 * replace them before you go live.
 */
export const site = {
  author: {
    name: 'Kwame Adeyemi',
    givenName: 'Kwame',
    familyName: 'Adeyemi',
    /** What you do, in the few words that search engines and chat apps show beside your name. */
    profession: 'Adviser on marketing, brand and technology',
    tagline: 'Marketing, brand and technology for businesses that grow in Africa.',
    /** {name} stands for the name above, or for the one that is set in the admin. */
    biography:
      '{name} advises founders and marketing teams on strategy, brand and technology, and writes about what works, what does not, and why.',
    email: 'hello@example.com',
    /** Accra’s code, and a number that nobody can have: none there begins with 0. */
    telephone: '+233 30 000 0000',
    location: 'Accra, Ghana',
  },
  /** An address of Mastodon counts as your account where it is named so. */
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/in/example' },
    { name: 'X', url: 'https://x.com/example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@example' },
    { name: 'Instagram', url: 'https://www.instagram.com/example' },
  ],
  /** Where to tell of a hole in the site, for /.well-known/security.txt: `mailto:…`, `tel:…` or an https address. Empty: the author's email. */
  securityContact: '',
  /** International number without signs, as wa.me wants it. */
  whatsapp: '233300000000',
  language: 'en',
  /** Every date on the site is formatted in this zone. */
  timeZone: 'Africa/Accra',
  /** The only marketing figures that any page may show, each with where it comes from and the month it was counted. These are samples, and say so to readers. */
  claims: {
    businesses: { figure: '200+', label: 'businesses', source: 'Sample: advised since 2014, by the client list', date: '2024-12' },
    satisfaction: { figure: '95%', label: 'satisfaction', source: 'Sample: of 60 clients, would hire me again', date: '2024-12' },
    growth: { figure: '150%', label: 'growth', source: 'Sample: in enquiries over a year, median of 14 clients', date: '2024-12' },
    support: { figure: '24/7', label: 'support', source: 'Sample: by phone, for checkouts that I set up', date: '2024-12' },
    leaders: { figure: '5,000+', label: 'business leaders', source: 'Sample: at 80 talks and workshops since 2014', date: '2024-12' },
    reply: 'within 24 hours on business days',
  },
} as const;
