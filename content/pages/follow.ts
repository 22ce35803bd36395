export const follow = {
  title: 'Follow',
  description:
    'How to be told of each new article by {name}: by RSS or JSON Feed, all of them or those of one category, without giving an address to anybody.',
  headline: 'Each new article, where you read already',
  intro:
    'This site has feeds. They are free and ask for no name and no address; to stop, take one out of your reader again, and nobody will ask you why.',
  feedsHeading: 'The addresses',
  everything: 'All articles',
  copying: 'To copy an address, press it longer, or click it with the right button and choose to copy the link.',
  explanationHeading: 'If you have never used a feed',
  explanation: [
    'A feed is an address that always holds the newest articles. A feed reader is an app that looks there for you and shows what has come, whole and in order. Nobody in between decides what you get to see.',
  ],
  steps: [
    {
      title: 'Choose a reader',
      text: 'Feedly, Inoreader, Feeder and NetNewsWire are some that many people use; Thunderbird shows feeds beside your email. One of them is enough.',
    },
    {
      title: 'Copy an address',
      text: 'Take one from the list above. Every reader understands RSS; JSON Feed says the same in another form.',
    },
    {
      title: 'Paste it into the reader',
      text: 'Look there for “Add”, “Follow” or “Subscribe”, paste the address and confirm. The newest articles are the first that you see.',
    },
  ],
  emailHeading: 'By email',
  /** While the newsletter is off. */
  email: 'There is no newsletter yet, so there is nothing to subscribe to by email.',
  emailNewsletter: 'Get the newsletter in your inbox. You confirm your address once, and every email has a link to unsubscribe.',
  elsewhereHeading: 'Elsewhere',
};
