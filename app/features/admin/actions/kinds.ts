import type { Db } from '#db/client.server.ts';
import type { ContentKind, FormKind } from '#features/publishing/content-kind.ts';

/** Has texts with images, stored in tables of its own. */
export interface ImageOwner extends Pick<ContentKind, 'name' | 'noun' | 'adminSegment'> {
  find(db: Db, ids: readonly string[]): Promise<{ id: string; title: string; isDraft: boolean }[]>;
  /** Puts what `change` makes of its texts in their place, unless readers have them already. */
  changeTexts(tx: Db, ids: readonly string[], change: (texts: Record<string, string>) => Promise<Record<string, string>>): Promise<void>;
}

interface WrittenKind
  extends Pick<ContentKind, 'name' | 'noun' | 'adminSegment' | 'table' | 'hasDrafts' | 'ownedImage'>,
    Pick<FormKind, 'isSingle'> {
  form: Pick<FormKind['form'], 'columns' | 'imageFields'> | null;
}

/** What images are used in. */
export type LibraryKind = WrittenKind | ImageOwner;

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
