import type { ListedImage } from '#features/images/image.ts';
import { z } from '#platform/forms/zod.ts';

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

const SHOWN = ['all', 'undescribed', 'unused', 'trash'] as const;

export interface LibraryQuery {
  text: string;
  show: (typeof SHOWN)[number];
  before?: string | undefined;
}

const querySchema = z.object({
  q: z.string().max(200).catch(''),
  show: z.enum(SHOWN).catch('all'),
  before: z
    .string()
    .regex(/^[a-z0-9]{16}$/)
    .optional()
    .catch(undefined),
});

export function parseLibraryQuery(params: URLSearchParams): LibraryQuery {
  const { q: text, show, before } = querySchema.parse(Object.fromEntries(params));
  return { text: text.trim(), show, before };
}

export function toSearchParams({ text, show, before }: LibraryQuery): string {
  const params = new URLSearchParams({ ...(text && { q: text }), ...(show !== 'all' && { show }), ...(before && { before }) });
  return params.size > 0 ? `?${params}` : '';
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
