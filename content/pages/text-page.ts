/** A page of plain paragraphs under headings. */
export interface TextPage {
  title: string;
  /** The line above the title. */
  lastUpdated?: string;
  intro: string;
  sections: { heading: string; paragraphs: string[] }[];
}
