import { Field } from '#ui/field.tsx';
import type { FieldsProps } from '../form/content-form.tsx';
import { useTitles } from './title-search.ts';

export function SeriesFields({ formId, fields, errors, write }: FieldsProps) {
  const names = useTitles({ text: '' }, 'series') ?? [];
  const listId = `${formId}-series-names`;
  return (
    <div className="series-fields">
      <Field id={`${formId}-series`} label="Series" hint="The same name in every part." error={errors.series}>
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            list={listId}
            autoComplete="off"
            maxLength={100}
            value={fields.series ?? ''}
            onChange={(event) => write({ series: event.target.value })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {names.map(({ id, title }) => (
          <option key={id} value={title} />
        ))}
      </datalist>
      <Field id={`${formId}-series-order`} label="Part" hint="Leave empty for the order of dates." error={errors.seriesOrder}>
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={fields.seriesOrder ?? ''}
            onChange={(event) => write({ seriesOrder: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
