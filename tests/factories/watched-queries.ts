import { type RootOperationNode, sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';

export interface WatchedQueries {
  /** Where the work to be watched goes. */
  db: Db;
  /** How many rows each query has given, in the order of their answers. */
  rows: number[];
  /** How the database goes about each query, in words. */
  explain(): Promise<string[]>;
}

/** A connection that keeps what is asked by it, and how much comes back. */
export function watchQueries(db: Db): WatchedQueries {
  const nodes: RootOperationNode[] = [];
  const rows: number[] = [];
  const watched = db.withPlugin({
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    async transformResult({ result }) {
      rows.push(result.rows.length);
      return result;
    },
  });
  return {
    db: watched,
    rows,
    explain: () => Promise.all(nodes.map((node) => explainQuery(db, node))),
  };
}

async function explainQuery(db: Db, node: RootOperationNode): Promise<string> {
  const explain = sql.raw(getDialect(db) === 'sqlite' ? 'explain query plan ' : 'explain ').compile(db);
  const query = db.getExecutor().compileQuery(node, explain.queryId);
  const { rows } = await db.executeQuery<Record<string, unknown>>({ ...query, sql: explain.sql + query.sql });
  return rows.map((row) => String(Object.values(row).at(-1))).join('\n');
}
