import { acceptAnyColourScheme, findFirefox, NO_FIREFOX } from '../support/firefox.ts';
import { test as base } from '../support/fixtures.ts';
import { HEIGHT, type Input, POSITIONS, type Position, Reader, WIDTHS } from './reader.ts';

/** `npm run torture -- readers` begins afresh at every position, on a fast and a slow line. */
const isEveryReader = Boolean(process.env.EVERY_READER);
/** Starting a page takes Firefox longer. */
const FIREFOX_WIDTHS = isEveryReader ? WIDTHS : [390, 1000];
/** Firefox turns what WebDriver does with a finger neither into scrolls nor into clicks. */
const INPUTS: Input[] = ['mouse', 'keyboard', 'touch'];

export interface Visit {
  width: number;
  /** One after the other on one page. */
  positions: Position[];
  isSlow: boolean;
}

const test = base.extend<{ reader: Reader; input: Input }>({
  input: ['mouse', { option: true }],
  reader: async ({ page, input }, use) => use(new Reader(page, input)),
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') acceptAnyColourScheme(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/**
 * Declares a test for every width and input. Positions and lines take turns from test to test, so that each comes with each input and on
 * narrow and wide screens; what needs a page for each position (`isEachPosition` false) is tried at every third width.
 */
export function testEveryReader(
  title: string,
  { isEachPosition }: { isEachPosition: boolean },
  run: (reader: Reader, visit: Visit) => Promise<void>,
) {
  test.skip(({ browserName }) => browserName === 'firefox' && !findFirefox(), NO_FIREFOX);
  for (const [at, input] of INPUTS.entries()) {
    test.describe(() => {
      test.use({ input, hasTouch: input === 'touch' });
      test.skip(({ browserName }) => browserName === 'firefox' && input === 'touch', 'a finger cannot be driven in Firefox');
      for (const [row, width] of WIDTHS.entries()) {
        if (!isEveryReader && !isEachPosition && (row + at) % 3) continue;
        test.describe(() => {
          test.use({ viewport: { width, height: HEIGHT } });
          test.skip(({ browserName }) => browserName === 'firefox' && !FIREFOX_WIDTHS.includes(width), 'in `npm run torture -- readers`');
          for (const { positions, isSlow } of listTurns(row + at * 2, isEachPosition)) {
            const where = `${width} px, ${input}, from ${positions[0]}${isSlow ? ', slow' : ''}`;
            test(`${title} (${where})`, ({ reader }) => run(reader, { width, positions, isSlow }));
          }
        });
      }
    });
  }
}

function listTurns(turn: number, isEachPosition: boolean): Omit<Visit, 'width'>[] {
  if (isEveryReader) return POSITIONS.flatMap((position) => [true, false].map((isSlow) => ({ positions: [position], isSlow })));
  const first = turn % POSITIONS.length;
  const positions = [...POSITIONS.slice(first), ...POSITIONS.slice(0, first)];
  return [{ positions: isEachPosition ? positions : positions.slice(0, 1), isSlow: turn % 3 === 1 }];
}
