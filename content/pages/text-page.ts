/** A page of plain paragraphs under headings. */
export interface TextPage {
  title: string;
  /** The line above the title. */
  lastUpdated?: string;
  intro: string;
  /** What search engines show of the page. */
  description: string;
  sections: { heading: string; paragraphs: string[] }[];
}
