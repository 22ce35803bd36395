import { type ListedImage, MAX_ALT } from '#features/images/image.ts';
import { z } from '#platform/forms/zod.ts';

/** An image of the library. */
export interface LibraryImage extends ListedImage {
  /** Some of what uses it; all of it up to `MAX_USES`. */
  uses: ImageUse[];
  /** How many articles, solutions and videos use it in all. */
  useCount: number;
}

/** That an article, a solution or a video uses an image. */
export interface ImageUse {
  /** Of its kind, such as `Article`. */
  noun: string;
  /** Null for what is deleted for good and has left a revision. */
  title: string | null;
  /** Where it is edited or listed; null while it is in the trash. */
  href: string | null;
  places: UsePlace[];
  state: 'draft' | 'trash' | 'stored';
}

/** `changes`: a revision that waits to be published. */
export type UsePlace = 'cover' | 'text' | 'thumbnail' | 'changes' | 'revision';

export const MAX_USES = 5;
/** Images that one request changes. */
export const MAX_AT_ONCE = 100;

const SHOWN = ['all', 'unused', 'trash'] as const;

export interface LibraryQuery {
  text: string;
  show: (typeof SHOWN)[number];
  /** The id of the last image of the page before. */
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

const id = z.string().regex(/^[a-z0-9]{16}$/);
const ids = z.array(id).min(1).max(MAX_AT_ONCE);

/** What the library asks the server for; `swap` points everything that uses one image to another, and moves the one to the trash. */
export const libraryChangeSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('describe'), id, alt: z.string().trim().max(MAX_ALT) }),
  z.strictObject({ action: z.literal('remove'), ids }),
  z.strictObject({ action: z.literal('restore'), ids }),
  z.strictObject({ action: z.literal('swap'), from: id, to: id }),
]);

export type LibraryChange = z.input<typeof libraryChangeSchema>;

/** One page of the library. */
export interface LibraryPage {
  images: LibraryImage[];
  hasMore: boolean;
}

/** What became of images, by their ids. */
export interface LibraryOutcome {
  changed: string[];
  /** What keeps those from the trash that are used. */
  used: Pick<LibraryImage, 'uses' | 'useCount'>[];
  /** Not there any more. */
  gone: string[];
  /** The store has lost one of their files. */
  incomplete: string[];
}

export function toOutcome(changed: string[], others: Partial<LibraryOutcome> = {}): LibraryOutcome {
  return { changed, used: [], gone: [], incomplete: [], ...others };
}
