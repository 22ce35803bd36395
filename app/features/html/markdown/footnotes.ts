import type { Marked, Token, Tokens } from 'marked';

const DEFINITION = /^ {0,3}\[\^([^\]\n]{1,100})\]:/;
const NEW_BLOCK = /^(?:\[\^|[-*+>#|]|```|~~~|\d{1,9}[.)])/;
const CITATION = /^\[\^([^\]\n]{1,100})\]/;

/** Marked knows a note only at the start of a block. */
export function separateFootnotes(text: string): string {
  return text.replaceAll(/^(?= {0,3}\[\^[^\]\n]{1,100}\]:)/gm, '\n');
}

/** Puts each note of `[^1]: …` where it is first cited, and reads its code as code. Returns how many notes nothing cites. */
export function addFootnotes(marked: Marked, { showsUncited }: { showsUncited: boolean }): () => number {
  const notes = new Map<string, Token[]>();
  const cited = new Set<string>();
  const written = new Set<string>();
  let open = 0;
  let inside: string[] = [];

  const writeNote = (id: string, write: (tokens: Token[]) => string): string => {
    if (written.has(id)) return '';
    written.add(id);
    open += 1;
    const note = flatten(notes.get(id) ?? [], write);
    open -= 1;
    const html = note && `<small class="footnote">${note}</small>`;
    if (open > 0) inside.push(html);
    if (open > 0) return '';
    const all = html + inside.join('');
    inside = [];
    return all;
  };
  marked.use({
    extensions: [
      {
        name: 'footnote',
        level: 'block',
        childTokens: ['tokens'],
        tokenizer(source) {
          const [mark = '', id = ''] = DEFINITION.exec(source) ?? [];
          if (!mark) return undefined;
          const raw = source.slice(0, findEnd(source));
          const tokens = this.lexer.blockTokens(
            raw
              .slice(mark.length)
              .trimStart()
              .replaceAll(/\n(?: {1,4}|\t)/g, '\n'),
            [],
          );
          const name = id.toLowerCase();
          const isFirst = !notes.has(name);
          if (isFirst) notes.set(name, tokens);
          return { type: 'footnote', raw, tokens, id: isFirst ? name : '' };
        },
        renderer({ id, tokens = [] }) {
          return showsUncited && !cited.has(id) ? this.parser.parse(tokens) : '';
        },
      },
      {
        name: 'citation',
        level: 'inline',
        tokenizer(source) {
          const [raw = '', id = ''] = CITATION.exec(source) ?? [];
          const name = id.toLowerCase();
          if (!notes.has(name)) return undefined;
          cited.add(name);
          return { type: 'citation', raw, id: name };
        },
        renderer({ id }) {
          return writeNote(id, (tokens) => this.parser.parseInline(tokens.map(joinLines)));
        },
      },
    ],
  });
  return () => [...notes.keys()].filter((id) => !written.has(id)).length;
}

/** A note goes on in lines that are indented, and in those right below it that begin nothing else. */
function findEnd(source: string): number {
  const endLine = (from: number) => (source.indexOf('\n', from) < 0 ? source.length : source.indexOf('\n', from));
  let end = endLine(0);
  let isAfterBlank = false;
  for (let from = end + 1; from < source.length; from = endLine(from) + 1) {
    const line = source.slice(from, endLine(from));
    const isBlank = line.trim() === '';
    if (!isBlank && !/^(?: {2}|\t)/.test(line) && (isAfterBlank || NEW_BLOCK.test(line.trimStart()))) break;
    if (!isBlank) end = from + line.length;
    isAfterBlank = isBlank;
  }
  return end;
}

/** The lines of a note were broken at the width of a window, also where line breaks are meant elsewhere. */
function joinLines(token: Token): Token {
  return token.type === 'br' && token.raw === '\n' ? { type: 'text', raw: ' ', text: ' ' } : token;
}

/** A note is part of a line: its blocks become lines of it. */
function flatten(tokens: Token[], write: (tokens: Token[]) => string): string {
  const lines = tokens.flatMap((token): string[] => {
    const { type } = token;
    const inner = 'tokens' in token ? token.tokens : undefined;
    if (type === 'code')
      return (token as Tokens.Code).text.split('\n').map((text) => text && write([{ type: 'codespan', raw: text, text }]));
    if (type === 'list') return (token as Tokens.List).items.map((item) => flatten(item.tokens, write));
    if (type === 'blockquote') return [flatten(inner ?? [], write)];
    if (type === 'table') {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((cells) => cells.map((cell) => write(cell.tokens)).join(' | '));
    }
    if (inner && type !== 'footnote') return [write(inner)];
    return type === 'text' || type === 'html' ? [write([token])] : [];
  });
  return lines.filter((line) => line.trim()).join('<br>');
}
