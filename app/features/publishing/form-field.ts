import type { z } from '#platform/forms/zod.ts';

export type FormField = FieldFacts & FieldControl;

interface FieldFacts {
  schema: z.ZodType;
  label: string;
  shortLabel?: string;
  hint?: string;
  initial?: string;
  isUnseen?: boolean;
  /** It is the path of an image, as every cover and image is. */
  isImage?: boolean;
  isPaired?: boolean;
  /** Its text is a list for programs. */
  separator?: ',' | '\n';
  /** Names other items, of which some may be drafts. */
  namesItems?: boolean;
}

type FieldControl =
  | LineControl
  | { control: 'lines'; rows?: number }
  | { control: 'prose' }
  | { control: 'image' }
  | { control: 'check'; isOnlyForStored?: boolean }
  | { control: 'date-box' }
  | { control: 'select'; options: readonly SelectOption[] }
  | { control: 'language' }
  | { control: 'time-zone' }
  | RowsControl
  | { control: 'text' }
  | { control: 'cover' }
  | { control: 'author' }
  | { control: 'categories' }
  | { control: 'sharing' }
  | { control: 'custom' };

export interface LineControl {
  control: 'line';
  type?: 'text' | 'email' | 'tel' | 'url' | 'month';
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  clean?: (text: string) => string;
  /** Returns other fields that change with this one; `fields` are those before the change. */
  follow?: (text: string, fields: Record<string, string>) => Record<string, string>;
}

export interface SelectOption {
  value: string;
  label: string;
  group?: string;
}

/** One item per line, drawn as rows that are added, removed and moved. */
export interface RowsControl {
  control: 'rows';
  noun: string;
  parts: readonly { label: string; type?: 'text' | 'url'; placeholder?: string; list?: string }[];
  most?: number;
  /** By default one text is the whole line. */
  split?: (line: string) => string[];
  join?: (texts: readonly string[]) => string;
  isWrong?: (texts: readonly string[]) => boolean;
  /** Names a row whose text cannot be edited: only its order is chosen. */
  toName?: (line: string) => string;
}
