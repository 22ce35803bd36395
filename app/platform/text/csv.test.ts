import { expect, test } from 'vitest';
import { parseCsv, toCsvLine } from './csv.ts';

const read = (text: string) => parseCsv(text).map(({ line, cells }) => [line, ...cells]);

test('[CONF-2] what is written can be read, and no spreadsheet runs it', () => {
  const rows = [
    ['a@example.org', 'say "hi", then;\nleave', ''],
    ['=HYPERLINK("x")', '+1', '-1', '@sum', '\tx'],
  ];
  const csv = rows.map(toCsvLine).join('');
  for (const cell of parseCsv(csv)[1]?.cells ?? []) expect(cell).toMatch(/^'/);
  expect(parseCsv(csv)[0]?.cells).toEqual(rows[0]);
});

test('[CONF-2] a file without an end, with an open quote, or of nothing is read as far as it goes', () => {
  expect(read('a,b\nc,')).toEqual([
    [1, 'a', 'b'],
    [2, 'c'],
  ]);
  expect(read('a\tb\r\n"c\nd\te')).toEqual([
    [1, 'a', 'b'],
    [2, 'c\nd\te'],
  ]);
  expect(read('\n\n,\n')).toEqual([]);
});
