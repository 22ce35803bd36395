/** What is looked at, in the order in which it is told, with what each is called. */
export const PART_NAMES = {
  settings: 'Settings',
  folder: 'Data folder',
  disk: 'Disk',
  database: 'Database',
  images: 'Images',
  mail: 'Email',
  address: 'Public address',
  clock: 'Clock',
  secret: 'Sign-in secret',
  backups: 'Backups',
  versions: 'Versions',
  author: 'Author',
} as const;

export type Part = keyof typeof PART_NAMES;

/** From the best to the worst. `unknown` could not be looked at, which is no fault; `wrong` has to be mended. */
export const LEVELS = ['well', 'unknown', 'hint', 'wrong'] as const;

export type Level = (typeof LEVELS)[number];

export interface Finding {
  level: Level;
  /** One plain sentence: what was found. No secret is in it. */
  message: string;
  /** One or more sentences: what to do. */
  advice?: string;
}

export interface CheckedPart {
  part: Part;
  name: string;
  /** The worst of its findings. */
  level: Level;
  findings: Finding[];
}

/** What `npm run doctor -- --json` prints and the admin shows. */
export interface Checkup {
  level: Level;
  /** ISO 8601 in UTC. */
  checkedAt: string;
  parts: CheckedPart[];
}

export function getWorst(levels: readonly Level[]): Level {
  return LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))] ?? 'well';
}

export const well = (message: string): Finding => ({ level: 'well', message });
export const unknown = (message: string, advice?: string): Finding => ({ level: 'unknown', message, ...(advice && { advice }) });
export const hint = (message: string, advice: string): Finding => ({ level: 'hint', message, advice });
export const wrong = (message: string, advice: string): Finding => ({ level: 'wrong', message, advice });

/** One or two sentences for all of it. */
export function summarize({ parts }: Pick<Checkup, 'parts'>): string {
  const count = (level: Level) => parts.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length;
  const [wrongs, hints] = [count('wrong'), count('hint')];
  const told = [
    ...(wrongs > 0 ? [`${wrongs === 1 ? 'one thing is' : `${wrongs} things are`} wrong`] : ['nothing is wrong']),
    ...(hints > 0 ? [hints === 1 ? 'there is one hint' : `there are ${hints} hints`] : []),
  ].join(', and ');
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}
