import { type Checkup, type Finding, type Level, summarize } from './checkup.ts';

const SIGNS: Record<Level, string> = { well: '  ok        ', unknown: '  ?         ', hint: '  suggestion', wrong: '  PROBLEM   ' };
const WIDTH = 100;
const INDENT = ' '.repeat(13);

export function printCheckup(checkup: Checkup): string {
  const parts = checkup.parts.map(({ name, findings }) => [name, ...findings.flatMap(printFinding)].join('\n'));
  return `${[...parts, summarize(checkup)].join('\n\n')}\n`;
}

export function printFaults({ parts }: Checkup): string[] {
  const faults = parts.flatMap(({ findings }) => findings).filter(({ level }) => level === 'wrong');
  return faults.map(({ message, advice }) => escapeControls(advice ? `- ${message} ${advice}` : `- ${message}`));
}

function printFinding({ level, message, advice }: Finding): string[] {
  const [first = '', ...more] = wrap(message);
  return [
    `${SIGNS[level]} ${first}`,
    ...more.map((line) => INDENT + line),
    ...(advice ? wrap(`→ ${advice}`).map((line) => INDENT + line) : []),
  ];
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of escapeControls(text).split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= WIDTH - INDENT.length) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** A remote server's words must not send the terminal a command. */
function escapeControls(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}
