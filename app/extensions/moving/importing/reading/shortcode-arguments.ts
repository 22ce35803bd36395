export interface ShortcodeArguments {
  /** By their names in small letters. */
  attributes: ReadonlyMap<string, string>;
  /** Those without a name. */
  words: readonly string[];
}

/** Reads `key="value" word`, as `splitWords` returns it. */
export function readArguments(parts: readonly string[]): ShortcodeArguments {
  const attributes = new Map<string, string>();
  const words: string[] = [];
  for (const part of parts) {
    const [, name, value = ''] = /^([\w:.@-]{1,60})=(.*)$/s.exec(part) ?? [];
    if (name) attributes.set(name.toLowerCase(), removeQuotes(value));
    else if (part !== '/' && part !== '|') words.push(removeQuotes(part.replace(/^=/, '')));
  }
  return { attributes, words };
}

/** Spaces in quotes do not separate. */
export function splitWords(text: string): string[] {
  const words = [''];
  let quote = '';
  for (const letter of text) {
    if (!quote && /\s/.test(letter)) words.push('');
    else words.push((words.pop() ?? '') + letter);
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
  }
  return words.filter(Boolean);
}

function removeQuotes(value: string): string {
  return /^(["']).*\1$/s.test(value) ? value.slice(1, -1) : value;
}
