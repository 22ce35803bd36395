import { getReadTimeOfWords } from '#features/publishing/read-time.ts';

export function WordCount({ words, selectedWords }: { words: number; selectedWords: number }) {
  return (
    <p className="word-count">
      {describe(words)} · {getReadTimeOfWords(words)} min read
      {selectedWords > 0 && ` · ${describe(selectedWords)} selected`}
    </p>
  );
}

function describe(words: number): string {
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}
