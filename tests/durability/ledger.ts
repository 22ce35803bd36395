/** One state of an article, as it was sent. Its content says which article and which state it is. */
export interface ArticleState {
  title: string;
  content: string;
  imageUrl: string;
}

interface ArticleEntry {
  states: ArticleState[];
  /** The last state that was answered; -1 when none was. */
  answered: number;
  /** Its row, once it is known. */
  row?: { id: string; version: number };
}

interface UploadedImage {
  url: string;
  /** Which of the sample pictures it is. */
  picture: number;
}

/** What was sent to a site and what of it was answered: the site must have all of it, whatever happened to it. */
export interface Ledger {
  articles: ArticleEntry[];
  images: UploadedImage[];
  /** Answered and unanswered requests. */
  counts: { saves: number; uploads: number; unanswered: number };
}

export function createLedger(): Ledger {
  return { articles: [], images: [], counts: { saves: 0, uploads: 0, unanswered: 0 } };
}

const FILLER = '<p>An article is some hundred words long, and these are some of them, so that a row takes more than a page.</p>'.repeat(30);

/** The next state of an article, which is not the same as any before. */
export function writeNextState(ledger: Ledger, number: number): ArticleState {
  const states = ledger.articles[number]?.states ?? [];
  const mark = `${number} of state ${states.length}`;
  const image = ledger.images.at(-1)?.url ?? '/pictures/1.svg';
  const state: ArticleState = {
    title: `Number ${mark}`,
    content: `<p>Article ${mark}.</p>${FILLER}<p>The end of ${mark}.</p>`,
    imageUrl: image,
  };
  states.push(state);
  return state;
}

/** Which article and which state a stored text is; undefined for what the ledger has not written. */
export function readMark(content: string): { number: number; state: number } | undefined {
  const [, number, state] = /^<p>Article (\d+) of state (\d+)\./.exec(content) ?? [];
  return number && state ? { number: Number(number), state: Number(state) } : undefined;
}
