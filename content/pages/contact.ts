export const contact = {
  headline: 'Write to me as you would to a colleague',
  /** What search engines show of the page. */
  description: 'Say what you sell, to whom and what you would like to be different in six months. {name} answers {reply}.',
  intro:
    'Tell me what you sell, to whom, and what you would like to be different in six months. Rough notes are welcome; a polished brief tends to hide the interesting part.',
  replyNote: 'I answer {reply}.',
};
