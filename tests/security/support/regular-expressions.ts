import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

export interface FoundRegex {
  file: string;
  /** As it stands in the code, with slashes and flags. */
  text: string;
  regex: RegExp;
}

/** Every regular expression of the product's code: literals, and `RegExp` of a literal or a template, whose gaps are read as a word. */
export function findRegularExpressions(): FoundRegex[] {
  const files = globSync('{app,server,vite,content}/**/*.{ts,tsx,js}').filter(
    (file) => !/\.(test|spec|d)\.tsx?$|[./](testing|torture)\.ts$/.test(file),
  );
  return files.sort().flatMap((file) => findIn(file));
}

function findIn(file: string): FoundRegex[] {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: FoundRegex[] = [];
  const add = (pattern: string, flags: string) => {
    const regex = new RegExp(pattern, flags);
    found.push({ file, text: String(regex), regex });
  };
  const addConstructed = ({ callee, arguments: [pattern, flags] }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    const text = readText(pattern);
    if (text === undefined) throw new Error(`${file} makes a regular expression of something else than a text`);
    add(text, readText(flags) ?? '');
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) add(node.regex.pattern, node.regex.flags);
    },
    NewExpression: addConstructed,
    CallExpression: addConstructed,
  }).visit(program);
  return found;
}

function readText(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('word');
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
