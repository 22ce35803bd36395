export const solutions = {
  title: 'Solutions',
  description:
    'Each solution takes on one problem that growing businesses run into, and tells you who it is for, how we work and what you get.',
  headline: 'One problem at a time, and how I solve it',
  intro: 'Each one starts from a problem that growing businesses run into, and tells you who it is for, how we work and what you get.',
  none: 'There are no solutions yet.',
  closing: 'Is your problem not here? Describe it to me in five sentences.',
  primaryAction: { label: 'Write to me', to: '/contact' },
  secondaryAction: { label: 'See the services', to: '/services' },
};
