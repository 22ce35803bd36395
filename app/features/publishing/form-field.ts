import type { z } from '#platform/forms/zod.ts';

/** One field of a form in the admin: its rule, its words and its control. Forms are drawn from these. */
export type FormField = FieldFacts & FieldControl;

interface FieldFacts {
  schema: z.ZodType;
  /** In the form and in lists of changes. */
  label: string;
  /** In the form, where a heading above says the rest of the label. */
  shortLabel?: string;
  hint?: string;
  /** What the form of a new item starts with; empty by default. */
  initial?: string;
  /** No reader of its page sees it. */
  isUnseen?: boolean;
  /** Drawn next to the fields around it that say the same. */
  isPaired?: boolean;
}

type FieldControl =
  | LineControl
  | { control: 'lines'; rows?: number }
  /** HTML, in the visual editor. */
  | { control: 'prose' }
  | { control: 'image' }
  /** A checkbox; the field holds `on` or nothing. */
  | { control: 'check'; isOnlyForStored?: boolean }
  /** A checkbox that dates a published item today, ticked at first; no column of its own. */
  | { control: 'date-box' }
  | { control: 'select'; options: readonly SelectOption[] }
  | { control: 'language' }
  | { control: 'time-zone' }
  | RowsControl
  /** The field named `title` or `content`, at the top of a form of content. */
  | { control: 'text' }
  /** The cover, with the focal point in `imageFocus`. */
  | { control: 'cover' }
  /** A guest's name; empty for the site's author. */
  | { control: 'author' }
  /** Checkboxes for slugs, one a line, in the order in which they were ticked. */
  | { control: 'categories' }
  /** Drawn in the section for search and sharing. */
  | { control: 'sharing' }
  /** Drawn along with another field. */
  | { control: 'custom' };

export interface LineControl {
  control: 'line';
  type?: 'text' | 'email' | 'tel' | 'url' | 'month';
  autoComplete?: string;
  /** An example. */
  placeholder?: string;
  /** Removes from typed text what the field never holds. */
  clean?: (text: string) => string;
  /** Other fields that change with this one; `fields` are those before the change. */
  follow?: (text: string, fields: Record<string, string>) => Record<string, string>;
}

export interface SelectOption {
  value: string;
  label: string;
  /** The heading under which it is listed. */
  group?: string;
}

/** One item a line, drawn as rows that are added, removed and moved. */
export interface RowsControl {
  control: 'rows';
  /** A row in messages: `link`. */
  noun: string;
  /** The texts of each row, from left to right. */
  parts: readonly { label: string; type?: 'text' | 'url'; placeholder?: string }[];
  /** The most rows. */
  most?: number;
  /** Between a line and the texts of its row; by default one text is the whole line. */
  split?: (line: string) => string[];
  join?: (texts: readonly string[]) => string;
  /** Whether the field's error is about this row. */
  isWrong?: (texts: readonly string[]) => boolean;
  /** Names a row whose text cannot be edited: only the order is chosen. */
  toName?: (line: string) => string;
}
