/** Of letters that are wrong, missing, too many or in turned order. */
const MAX_DISTANCE = 2;
/** Shorter names are near to names of others. */
const MIN_LENGTH = 6;

/** One line for each name that is nearly one of ours and is not read. */
export function listMisspeltNames(env: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    const meant = env[name]?.trim() && !names.includes(name) ? findMeant(name, names) : undefined;
    if (meant === undefined || env[meant] === env[name]) return [];
    return `${name} is no setting and is not read; did you mean ${meant}?`;
  });
}

function findMeant(name: string, names: readonly string[]): string | undefined {
  const plain = normalize(name);
  const near = names
    .map((each) => ({ each, distance: getDistance(plain, normalize(each)) }))
    .filter(({ each, distance }) => distance === 0 || (each.length >= MIN_LENGTH && distance <= MAX_DISTANCE))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.each;
}

function normalize(name: string): string {
  return name.toUpperCase().replaceAll(/[_-]/g, '');
}

/** The number of changes from one text to the other; letters in turned order are one. */
function getDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > MAX_DISTANCE) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1];
      const isTurned = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      const ways = [(last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1)];
      if (isTurned) ways.push((beforeLast[at - 2] ?? 0) + 1);
      current.push(Math.min(...ways));
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
