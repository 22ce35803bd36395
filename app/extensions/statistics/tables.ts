declare module '#db/schema.ts' {
  interface Database {
    itemViews: ItemViewsTable;
    viewHosts: ViewHostsTable;
  }
}

interface ItemViewsTable {
  kind: string;
  itemId: string;
  /** Days since 1970, in UTC. */
  day: number;
  views: number;
}

export interface ViewHostsTable extends ItemViewsTable {
  host: string;
}
