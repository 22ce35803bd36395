/** For each text the words that few of the texts have: what two of them share there is no accident. */
export function getRareWords(texts: readonly string[]): Set<string>[] {
  const words = texts.map(getWords);
  const counts = new Map<string, number>();
  for (const word of words.flatMap((set) => [...set])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(2, texts.length * RARE_SHARE);
  return words.map((set) => new Set([...set].filter((word) => (counts.get(word) ?? 0) <= most)));
}

const RARE_SHARE = 0.05;
const MIN_LENGTH = 4;

/** Words without their plural, so that a phone meets phones. */
function getWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return new Set(
    words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, '')).filter((word) => word.length >= MIN_LENGTH && !COMMON.has(word)),
  );
}

const COMMON = new Set(
  'about after again also always another anything because been before being best better both cannot come could does doing done down each else even ever every find first from give goes good have help here into itself just keep kind know last less long look made make many mean more most much must need never next nobody nothing often once only other over part people place rather really right same seven should show some something still such take than that their them then there these they thing think this those three through time under until upon very want well were what when where which while whole whom whose will with without word work working would year your'.split(
    ' ',
  ),
);
