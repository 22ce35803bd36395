export const solutions = {
  title: 'Solutions',
  description:
    'Each solution takes on one problem that businesses meet as they grow, says whom it is for, how the work goes, and what is in your hands at the end of it.',
  headline: 'One problem at a time, and what is done about it',
  intro:
    'Each begins with a problem that businesses meet as they grow, and says whom it is for, how the work goes and what you hold at the end.',
  none: 'There are no solutions yet.',
  closing: 'Your problem is not among these? Describe it to me in five sentences.',
  primaryAction: { label: 'Write to me', to: '/contact' },
  secondaryAction: { label: 'See the services', to: '/services' },
};
