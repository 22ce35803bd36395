import { stemmer } from 'stemmer';
import stopWords from 'stopwords-iso' with { type: 'json' };
import { foldText } from '#platform/text/fold.ts';

export function isStopWord(word: string, language: string): boolean {
  return getStopWords(language).has(word);
}

const known = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

function getStopWords(language: string): ReadonlySet<string> {
  const code = language.toLowerCase().split('-', 1)[0] ?? '';
  const name = SAME_LISTS[code] ?? code;
  if (!isListed(name)) return NONE;
  const found = known.get(name);
  if (found) return found;
  const words = stopWords[name].map(foldText);
  const made = new Set(name === 'en' ? [...words, ...VAGUE_IN_ENGLISH, ...VAGUE_IN_ENGLISH.map(stemmer)] : words);
  known.set(name, made);
  return made;
}

const SAME_LISTS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl' };

function isListed(name: string): name is keyof typeof stopWords {
  return Object.hasOwn(stopWords, name);
}

/** Common words that the package's English list lacks and that name no subject. */
const VAGUE_IN_ENGLISH =
  'bad bring build buy call carry claim chance check choose count cut day days door early easy evening expect explain fall feel finish friday gets half hand happen hard hear hold hour hours idea january february march april june july august september october november december late learn leave left listen lose lost lot matter mind minute minutes monday month months morning mention night paper pay pick quick quiet reach read ready reason receive remember remain rest ring rise saturday send set short simple sit stand start stay story sunday table talk thursday tick tomorrow tonight tuesday twice understand usual visit wait walk wednesday week weeks weekend win write wrong yard yesterday'.split(
    ' ',
  );
