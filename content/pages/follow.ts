export const follow = {
  title: 'Follow',
  description: 'How to get new articles by {name} by RSS or JSON Feed: all of them or one category, without giving anyone your address.',
  headline: 'New articles, wherever you already read',
  intro: 'Follow by RSS: free, no account, no email address. To stop, remove the feed; nobody will ask why.',
  feedsHeading: 'Feed addresses',
  everything: 'All articles',
  copying: 'To copy an address, press and hold it (or right-click) and choose Copy link.',
  explanationHeading: 'If you have never used a feed',
  explanation: [
    'A feed is an address that always has the newest articles. A feed reader is an app that checks it for you and shows what’s new, complete and in order. Nobody in between decides what you see.',
  ],
  steps: [
    {
      title: 'Choose a reader',
      text: 'Feedly, Inoreader, Feeder and NetNewsWire are popular; Thunderbird shows feeds next to your email. One is enough.',
    },
    {
      title: 'Copy an address',
      text: 'Take one from the list below. Every reader understands RSS; JSON Feed is the same list in another format.',
    },
    {
      title: 'Paste it into the reader',
      text: 'Look for “Add”, “Follow” or “Subscribe”, paste the address and confirm. The newest articles come first.',
    },
  ],
  emailHeading: 'By email',
  /** While the newsletter is off. */
  email: 'There is no newsletter yet.',
  emailNewsletter: 'Get the newsletter in your inbox. You confirm your address once, and every email has a link to unsubscribe.',
  elsewhereHeading: 'Find me on',
};
