/** One line of a report: a figure, and the bar that it has to reach if there is one. */
export interface Row {
  figure: string;
  value: number;
  unit: string;
  bar?: { least: number } | { most: number };
}

export function isReached({ value, bar }: Row): boolean {
  if (!bar) return true;
  return 'least' in bar ? value >= bar.least : value <= bar.most;
}

export function printTable(rows: Row[]): void {
  const cells = rows.map((row) => [
    row.figure,
    `${round(row.value)} ${row.unit}`.trim(),
    barOf(row),
    row.bar ? (isReached(row) ? 'pass' : 'MISS') : '',
  ]);
  const table = [['figure', 'measured', 'bar', ''], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  for (const line of table)
    process.stdout.write(
      `${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
}

export function round(value: number): number {
  return Number(value.toPrecision(3));
}

function barOf({ bar, unit }: Row): string {
  if (!bar) return '';
  return 'least' in bar ? `≥ ${bar.least} ${unit}`.trim() : `≤ ${bar.most} ${unit}`.trim();
}
