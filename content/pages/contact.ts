export const contact = {
  headline: 'Write to me as you would to a colleague',
  /** What search engines show of the page. */
  description: 'Say what you sell, who buys it and what you’d like to be different in six months. {name} replies {reply}.',
  intro:
    'Tell me what you sell, who buys it, and what you’d like to be different in six months. Rough notes are welcome; a polished brief tends to hide the interesting part.',
  replyNote: 'I reply {reply}.',
};
