import { type Checkup, type Finding, type Level, summarize } from './findings/checkup.ts';

const SIGNS: Record<Level, string> = { well: '  ok   ', unknown: '  ?    ', hint: '  hint ', wrong: '  WRONG' };
const WIDTH = 100;
const INDENT = ' '.repeat(8);

/** For a terminal: each part with what was found, and what to do about it. */
export function printCheckup(checkup: Checkup): string {
  const parts = checkup.parts.map(({ name, findings }) => [name, ...findings.flatMap(printFinding)].join('\n'));
  return `${[...parts, summarize(checkup)].join('\n\n')}\n`;
}

function printFinding({ level, message, advice }: Finding): string[] {
  const [first = '', ...more] = wrap(message);
  return [
    `${SIGNS[level]} ${first}`,
    ...more.map((line) => INDENT + line),
    ...(advice ? wrap(`→ ${advice}`).map((line) => INDENT + line) : []),
  ];
}

/** At spaces: what is to be copied has none, or stands in one line. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of escapeControls(text).split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= WIDTH - INDENT.length) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** What a server has said can send the terminal no command. */
function escapeControls(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}
