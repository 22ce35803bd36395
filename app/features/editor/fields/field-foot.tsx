import { useState } from 'react';
import type { FormField } from '#features/publishing/form-field.ts';
import type { z } from '#platform/forms/zod.ts';
import type { FieldsProps } from '../form/content-form.tsx';

export interface DrawnFieldProps extends FieldsProps {
  name: string;
  field: FormField;
  fallback?: string | undefined;
}

interface FieldFootProps {
  field: FormField;
  value: string;
  fallback: string;
  describe?: ((value: string) => string) | undefined;
  onWrite: (value: string) => void;
}

/** Shows the default of what differs from it, an undoable button back to it, and a character count once few are left. */
export function FieldFoot({ field, value, fallback, describe = (text) => text, onWrite }: FieldFootProps) {
  const [before, setBefore] = useState<string>();
  const maximum = field.control === 'prose' ? undefined : describeSchema(field).maximum;
  const isDefault = value === fallback;
  const count = maximum !== undefined && value.length > maximum * NEARLY && value.length;
  if (isDefault && before === undefined && !count) return null;
  return (
    <div className="drawn-foot">
      {!isDefault && (
        <span className="field-hint drawn-default">
          Default: <bdi>{describe(fallback) || 'empty'}</bdi>
        </span>
      )}
      {(!isDefault || before !== undefined) && (
        <button
          type="button"
          className="tool"
          onClick={() => {
            setBefore(isDefault ? undefined : value);
            onWrite(isDefault ? (before ?? fallback) : fallback);
          }}
        >
          {isDefault ? 'Undo' : 'Back to the default'}
          <span className="visually-hidden"> of {getLabel(field)}</span>
        </button>
      )}
      {count && maximum !== undefined && (
        <span className={count > maximum ? 'field-error' : 'field-hint'} role="status">
          {count.toLocaleString('en-US')} of {maximum.toLocaleString('en-US')} characters
        </span>
      )}
    </div>
  );
}

/** Share of the maximum from which characters are counted. */
const NEARLY = 0.8;

export function getLabel({ label, shortLabel = label }: FormField): string {
  return shortLabel;
}

interface SchemaFacts {
  isRequired: boolean;
  /** Characters. */
  maximum: number | undefined;
}

const known = new WeakMap<z.ZodType, SchemaFacts>();

/** Probes the schema with an empty and a long string, because our client build strips Zod's metadata. */
export function describeSchema({ schema }: FormField): SchemaFacts {
  const facts = known.get(schema) ?? { isRequired: !schema.safeParse('').success, maximum: findMaximum(schema) };
  known.set(schema, facts);
  return facts;
}

const TOO_LONG = 'a'.repeat(20_000);

function findMaximum(schema: z.ZodType): number | undefined {
  const issue = schema.safeParse(TOO_LONG).error?.issues.find(({ code }) => code === 'too_big');
  return issue && 'maximum' in issue ? Number(issue.maximum) : undefined;
}
