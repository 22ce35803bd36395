/** What is shown of an item, or of the whole site. */
export interface ViewReport {
  /** From the earliest to today; a day without views too. */
  days: { day: number; views: number }[];
  views: number;
  /** The sites that most readers came from. */
  hosts: { host: string; views: number }[];
  /** Of those that are not named. */
  otherHosts: number;
}
