/** A page of text: plain paragraphs under headings, and what may follow them as HTML. */
export interface TextPage {
  title: string;
  /** The line above the title. */
  lastUpdated?: string;
  intro: string;
  /** What search engines show of the page. */
  description: string;
  sections: { heading: string; paragraphs: string[] }[];
  /** HTML, with its placeholders and not sanitised: for `renderPageProse`. */
  content?: string;
}
