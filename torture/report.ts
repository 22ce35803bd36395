/** Most parts run so in the second tier: as much as a minute or two allow. */
export const isShort = process.argv.includes('--short');

/** How often or how long: the number behind a part's name, little with `--short`, and else all of it. */
export function amount(all: number, short: number): number {
  const given = process.argv.slice(2).find((argument) => /^[\d.]+$/.test(argument));
  return given ? Number(given) : isShort ? short : all;
}

/** What the clock may show: with `--short` the machine may be anybody's, and busy. */
export function within(ms: number): number {
  return isShort ? 3 * ms : ms;
}

export function print(line: string) {
  process.stdout.write(`${line}\n`);
}

/** Prints what went wrong, and ends the part as failed where anything did. */
export function report(faults: readonly string[]) {
  for (const fault of faults.slice(0, 50)) print(`FAULT ${fault}`);
  print(faults.length ? `${faults.length} faults` : 'no fault');
  process.exitCode = faults.length ? 1 : 0;
}
