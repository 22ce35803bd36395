import { decodeText } from '#platform/text/decode.ts';
import { ImportError } from '../../reading/source.ts';

const MAX_ROW_BYTES = 20 * 1024 ** 2;
/** Values, lists and tables, which take far more memory than text. */
const MAX_ROW_PARTS = 20_000;
/** Of `{ db: [{ data: { posts: [{` and a little more. */
const MAX_TABLE_DEPTH = 8;
const MAX_KEY_LENGTH = 40;

const [QUOTE, BACKSLASH, COLON, COMMA, OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = Buffer.from('"\\:,{}[]');

interface Row {
  table: string;
  json: string;
  isGuess: boolean;
}

/** Yields the rows of the tables in `data`, in one pass over a JSON file of any size. */
export async function* readRows(stream: AsyncIterable<Buffer>, tables: ReadonlySet<string>): AsyncGenerator<Row> {
  let depth = 0;
  let row: { table: string; depth: number; bytes: number; count: number; parts: Buffer[] } | undefined;
  let isInString = false;
  let isEscaped = false;
  let key = '';
  const keys: string[] = [];
  const areArrays: boolean[] = [];

  for await (const chunk of stream) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInString = false;
        else if (!row && key.length < MAX_KEY_LENGTH) key += String.fromCharCode(byte);
      } else if (byte === QUOTE) {
        isInString = true;
        key = '';
      } else if (byte === COLON) {
        if (depth < MAX_TABLE_DEPTH) keys[depth] = key;
      } else if (byte === COMMA) {
        if (row) row.count += 1;
      } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        depth += 1;
        if (row) row.count += 1;
        if (row || depth >= MAX_TABLE_DEPTH) continue;
        areArrays[depth] = byte === OPEN_ARRAY;
        const table = keys[depth - 2] ?? '';
        if (byte === OPEN_ARRAY || !areArrays[depth - 1] || !tables.has(table) || keys[depth - 3] !== 'data') continue;
        row = { table, depth, bytes: 0, count: 0, parts: [] };
        start = at;
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        depth -= 1;
        if (!row || depth >= row.depth) continue;
        const { table, parts } = row;
        row = undefined;
        const bytes = Buffer.concat([...parts, chunk.subarray(start, at + 1)]);
        const { text: json, isGuess } = decodeText(bytes) ?? { text: bytes.toString(), isGuess: false };
        yield { table, json, isGuess };
      }
    }
    if (!row) continue;
    row.parts.push(chunk.subarray(start));
    row.bytes += chunk.length;
    if (row.bytes > MAX_ROW_BYTES || row.count > MAX_ROW_PARTS) throw new ImportError('One of its posts is larger than any Ghost post.');
  }
  if (depth !== 0 || isInString) throw new ImportError('The file is incomplete. Export it again.');
}
