import type { ListedImage } from '#features/images/image.ts';
import { type ListQuery, type ListShape, parseListQuery } from '../list/list.ts';

export interface LibraryImage extends ListedImage {
  uses: ImageUse[];
  useCount: number;
}

export interface ImageUse {
  noun: string;
  /** Null for an item that is deleted for good and left a revision. */
  title: string | null;
  /** Null while the item is in the trash. */
  href: string | null;
  places: UsePlace[];
  state: 'draft' | 'trash' | 'stored';
}

/** `image`: any of the settings; `changes`: a revision that waits to be published. */
export type UsePlace = 'cover' | 'text' | 'sharing' | 'image' | 'thumbnail' | 'changes' | 'revision' | 'proposal';

export const MAX_USES = 5;
export const MAX_AT_ONCE = 100;

export const libraryList = {
  path: '/admin/images',
  search: 'Name, description, or title of what uses it',
  filters: [
    {
      name: 'show',
      label: 'Status',
      options: [
        ['undescribed', 'Missing description'],
        ['unused', 'Not used'],
        ['trash', 'Trash'],
      ],
    },
  ],
} as const satisfies ListShape;

export interface LibraryQuery {
  text: string;
  /** All that is not in the trash by default. */
  show?: ListQuery<typeof libraryList>['chosen']['show'];
  /** Id of the last image of the page before. */
  before?: string | undefined;
}

export function parseLibraryQuery(params: URLSearchParams): LibraryQuery {
  const { text, chosen } = parseListQuery(libraryList, params);
  const [before] = /^[a-z0-9]{16}$/.exec(params.get('before') ?? '') ?? [];
  return { text, before, ...chosen };
}

export function toSearchParams({ text, show, before }: LibraryQuery): URLSearchParams {
  return new URLSearchParams({ ...(text && { q: text }), ...(show && { show }), ...(before && { before }) });
}

export interface LibraryPage {
  images: LibraryImage[];
  hasMore: boolean;
  /** Of all images, not of the page. */
  undescribed: number;
}

export interface LibraryOutcome {
  changed: string[];
  used: Pick<LibraryImage, 'id' | 'uses' | 'useCount'>[];
  gone: string[];
  incomplete: string[];
}

export function toOutcome(changed: string[], others: Partial<LibraryOutcome> = {}): LibraryOutcome {
  return { changed, used: [], gone: [], incomplete: [], ...others };
}
