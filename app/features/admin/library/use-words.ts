import type { ImageUse, UsePlace } from './library.ts';

const PLACES: Record<UsePlace, string> = {
  cover: 'Cover',
  text: 'Text',
  sharing: 'Sharing image',
  image: 'Image',
  thumbnail: 'Thumbnail',
  changes: 'Unpublished changes',
  revision: 'Earlier revision',
  proposal: 'Proposed change',
};

export function describePlaces(places: readonly UsePlace[]): string {
  const words = places.map((place, at) => (at === 0 ? PLACES[place] : PLACES[place].toLowerCase()));
  return `${words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0]} of`;
}

export function describeItem({ noun, title, state }: Pick<ImageUse, 'noun' | 'title' | 'state'>): string {
  if (title === null) return `a deleted ${noun.toLowerCase()}`;
  const name = title.trim() ? `“${title}”` : `an untitled ${noun.toLowerCase()}`;
  if (state === 'trash') return `${name} (in the trash)`;
  return state === 'draft' ? `${name} (draft)` : name;
}

export function explainUses(used: readonly { uses: readonly ImageUse[]; useCount: number }[]): string {
  const items = [...new Set(used.flatMap(({ uses }) => uses.map(describeItem)))];
  const count = used.reduce((sum, { useCount }) => sum + useCount, 0);
  const named = items.slice(0, 3);
  return `${named.join(', ')}${count > named.length ? ` and ${count - named.length} more` : ''}`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
