import type { ContentKind, FormKind } from '#features/publishing/content-kind.ts';

/** What images are used in. */
export interface LibraryKind
  extends Pick<ContentKind, 'name' | 'noun' | 'adminSegment' | 'table' | 'hasDrafts' | 'hasOnlyDrafts' | 'ownedImage'>,
    Pick<FormKind, 'isSingle'> {
  form: Pick<FormKind['form'], 'columns' | 'imageFields'> | null;
}

/** The kinds of the site, for actions of any of them. The functions throw `notFound`. */
export interface Kinds {
  /** Those with a list of their own in the admin. */
  content: readonly ContentKind[];
  stored: readonly ContentKind[];
  library: readonly LibraryKind[];
  trashed: readonly ContentKind[];
  /** All that is written in a form for the site. */
  form: readonly FormKind[];
  getContent(name: string): ContentKind;
  getStored(name: string): ContentKind;
  getTrashed(name: string): ContentKind;
  /** Of settings and of what is private, too. */
  getForm(name: string): FormKind;
  /** Fields of the form, or of what is imported without one, or of what is kept until it is sent. */
  getShape(name: string): object;
}
