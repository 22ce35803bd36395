import type { ContentKind, FormKind } from '#features/publishing/content-kind.ts';

export interface LibraryKind
  extends Pick<ContentKind, 'name' | 'noun' | 'adminSegment' | 'table' | 'hasDrafts' | 'ownedImage'>,
    Pick<FormKind, 'isSingle'> {
  form: Pick<FormKind['form'], 'columns' | 'imageFields'> | null;
}

/** The kinds of the site, for actions of any of them. The functions throw `notFound`. */
export interface Kinds {
  /** Those with a list of their own in the admin. */
  content: readonly ContentKind[];
  stored: readonly ContentKind[];
  library: readonly LibraryKind[];
  /** All that is written in a form. */
  form: readonly FormKind[];
  getContent(name: string): ContentKind;
  getStored(name: string): ContentKind;
  /** Of settings too. */
  getForm(name: string): FormKind;
  /** Fields of the form, or of what is imported without one. */
  getShape(name: string): object;
}
