import { parseJson } from '#platform/text/decode.ts';
import { BYLINE_FILE, BYLINE_FORMAT, type BylineRow, bylineHeadSchema, bylineRowSchema, MAX_ROW } from '../reading/byline-row.ts';
import { type ExactItem, ImportError, type ImportFiles, type ImportSource } from '../reading/source.ts';

const CHANGED = `${BYLINE_FILE} is damaged, or another program changed it. Export the site again.`;
const NEWER = 'This export comes from a newer version of Byline. Update this site first.';
const HEAD_END = ',"rows":[';

/** The export of another site made with Byline, which comes back as it was. */
export const bylineSource: ImportSource = {
  name: 'byline',
  label: 'Byline',
  async open(files) {
    if (!files.files.some(({ path }) => path === BYLINE_FILE)) return undefined;
    const siteUrl = await readSiteUrl(files);
    return { siteUrl, read: () => readRows(files, new URL(siteUrl).host) };
  },
};

async function readSiteUrl(files: ImportFiles): Promise<string> {
  for await (const line of readLines(files)) {
    if (!line.endsWith(HEAD_END)) break;
    const { data: head } = bylineHeadSchema.safeParse(parseJson(`${line.slice(0, -HEAD_END.length)}}`));
    if (!head) break;
    if (head.format !== BYLINE_FORMAT) throw new ImportError(NEWER);
    return new URL(head.siteUrl).origin;
  }
  throw new ImportError(CHANGED);
}

async function* readRows(files: ImportFiles, host: string): AsyncGenerator<ExactItem> {
  let last = '';
  let count = 0;
  for await (const line of readLines(files)) {
    if (last === ']}') throw new ImportError(CHANGED);
    count += 1;
    last = line;
    if (count > 1 && line !== '' && line !== ']}') yield toExactItem(line, host);
  }
  if (last !== ']}') throw new ImportError(CHANGED);
}

function toExactItem(line: string, host: string): ExactItem {
  const { data: row } = bylineRowSchema.safeParse(parseJson(line.replace(/,$/, '')));
  if (!row) throw new ImportError(CHANGED);
  const name = getName(row);
  const titles = 'fields' in row && row.kind !== 'settings' ? row.fields : row;
  const title = 'title' in titles && titles.title ? titles.title : name;
  return { type: 'exact', key: `byline:${host}:${row.kind}:${name}`, title, row };
}

function getName(row: BylineRow): string {
  if (row.kind === 'site') return 'site';
  if (row.kind === 'image') return row.file;
  if (row.kind === 'gone') return `${row.of}/${row.address}`;
  return row.kind === 'redirect' ? row.address : row.id;
}

async function* readLines(files: ImportFiles): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: true });
    } catch {
      throw new ImportError(CHANGED);
    }
  };
  let line: string[] = [];
  let length = 0;
  for await (const chunk of await files.open(BYLINE_FILE)) {
    const [start = '', ...lines] = decode(chunk).split('\n');
    line.push(start);
    length += start.length;
    if (length > MAX_ROW) throw new ImportError(CHANGED);
    for (const next of lines) {
      yield line.join('');
      line = [next];
      length = next.length;
    }
  }
  if (length > 0) yield line.join('');
}
