/** How often an item was read on a day. */
export interface ItemViewsTable {
  /** The name of its kind: `article`; `site` in the rows of all of them together. */
  kind: string;
  itemId: string;
  /** Days since 1970, in UTC. */
  day: number;
  views: number;
}

/** Of those, the ones that came from another site. */
export interface ViewHostsTable extends ItemViewsTable {
  /** `other` stands for those beyond what is kept of a day. */
  host: string;
}
