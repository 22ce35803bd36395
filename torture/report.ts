export function print(line: string) {
  process.stdout.write(`${line}\n`);
}

/** Prints what went wrong, and ends the part as failed where anything did. */
export function report(faults: readonly string[]) {
  for (const fault of faults.slice(0, 50)) print(`FAULT ${fault}`);
  print(faults.length ? `${faults.length} faults` : 'no fault');
  process.exitCode = faults.length ? 1 : 0;
}
