/** From best to worst. `unknown` means that a part could not be checked, which is not a fault. */
export const LEVELS = ['well', 'unknown', 'hint', 'wrong'] as const;

export type Level = (typeof LEVELS)[number];

export interface Finding {
  level: Level;
  message: string;
  advice?: string;
}

export interface CheckedPart {
  part: string;
  name: string;
  level: Level;
  findings: Finding[];
}

/** The report that `npm run doctor -- --json` prints and the status page shows. */
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

export function summarize({ parts }: Pick<Checkup, 'parts'>): string {
  const count = (level: Level) => parts.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length;
  const [wrongs, hints] = [count('wrong'), count('hint')];
  const problems = wrongs === 0 ? 'Nothing is wrong' : wrongs === 1 ? 'One thing is wrong' : `${wrongs} things are wrong`;
  if (hints === 0) return `${problems}.`;
  return `${problems}, and there ${hints === 1 ? 'is one suggestion' : `are ${hints} suggestions`}.`;
}
