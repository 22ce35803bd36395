export const solutions = {
  title: 'Solutions',
  description:
    'Each solution takes on one problem that growing businesses run into, and tells you who it is for, how we work and what you get.',
  headline: 'One problem at a time, and how I solve it',
  intro: 'Each one starts from a problem that growing businesses run into, and tells you who it is for, how we work and what you get.',
  /** On /services too, each with a link to the other page. */
  difference:
    'A service is a field that I work on with you for as long as it takes; a solution is one problem, with its steps and what you get set out beforehand.',
  toServices: 'See the services',
  toSolutions: 'See the solutions',
  none: 'There are no solutions yet.',
  closing: 'Don’t see your problem? Describe it to me in five sentences.',
  primaryAction: { label: 'Write to me', to: '/contact' },
  secondaryAction: { label: 'See the services', to: '/services' },
};
