import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely';

/** Columns that SQLite stores as 0 or 1, by their name's first word; better-auth's own tables convert themselves. */
const BOOLEAN = /^is_/;
/** Columns that SQLite stores as a JSON text. */
const JSON_COLUMNS = new Set(['tags', 'related_ids']);

/** Lets SQLite's rows look like PostgreSQL's: booleans are booleans and arrays arrays, on the way in and on the way out. */
export class SqliteValuesPlugin implements KyselyPlugin {
  readonly #toSqlite = new ToSqlite();

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.#toSqlite.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (!first) return result;
    const booleans = Object.keys(first).filter((column) => BOOLEAN.test(column));
    const arrays = Object.keys(first).filter((column) => JSON_COLUMNS.has(column));
    for (const row of result.rows) {
      for (const column of booleans) row[column] = row[column] === null ? null : Boolean(row[column]);
      for (const column of arrays) row[column] = JSON.parse(String(row[column]));
    }
    return result;
  }
}

class ToSqlite extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: toSqlite(node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(toSqlite) };
  }
}

function toSqlite(value: unknown) {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return JSON.stringify(value);
  return value;
}
