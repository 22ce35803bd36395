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
import { parseStoredJson } from '#platform/health/damage.ts';

const BOOLEAN = /^is_/;
const JSON_COLUMNS = new Set(['tags', 'related_ids', 'addresses', 'notes', 'events', 'scopes', 'redirect_uris']);

/** Gives SQLite's rows the values that PostgreSQL has: booleans and arrays, in both directions. */
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
    const changed = [...booleans, ...arrays];
    for (const row of result.rows) for (const column of changed) row[column] = fromSqlite(column, row[column]);
    return result;
  }
}

export function fromSqlite(column: string, value: unknown): unknown {
  if (BOOLEAN.test(column)) return value === null ? null : Boolean(value);
  if (!JSON_COLUMNS.has(column) || value === null) return value;
  const list = parseStoredJson(String(value));
  return Array.isArray(list) ? list : [];
}

class ToSqlite extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: toSqlite(node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(toSqlite) };
  }
}

export function toSqlite(value: unknown) {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return JSON.stringify(value);
  return value;
}
