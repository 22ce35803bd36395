import type { ReactNode } from 'react';
import { CATEGORIES, categorySlug, categoryTitle } from '#features/publishing/category.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import type { LineControl, SelectOption } from '#features/publishing/form-field.ts';
import { useSite } from '#features/settings/use-site.ts';
import { type ControlProps, Field } from '#ui/field.tsx';
import { CheckBox } from '../form/shared-fields.tsx';
import { CoverField } from '../image-field/cover-field.tsx';
import { ImageField } from '../image-field/image-field.tsx';
import { rememberDateBox } from '../publication/date-box.ts';
import { type DrawnFieldProps, describeSchema, FieldFoot, getLabel } from './field-foot.tsx';

/** Draws a field by its control, with its label, hint, limit, error and default; those that only settings have are drawn by `SettingsField`. */
export function DrawnField(props: DrawnFieldProps) {
  const { field } = props;
  switch (field.control) {
    case 'line':
      return <LineField {...props} line={field} />;
    case 'lines':
      return <LinesField {...props} rows={field.rows ?? 3} />;
    case 'image':
      return <UploadedImageField {...props} />;
    case 'check':
      return field.isOnlyForStored && props.isNew ? null : <CheckField {...props} />;
    case 'date-box':
      return <DateBox {...props} />;
    case 'select':
      return <SelectField {...props} options={field.options} />;
    case 'cover':
      return <CoverField {...props} />;
    case 'author':
      return <AuthorField {...props} />;
    case 'categories':
      return <CategoriesField {...props} />;
    case 'text':
    case 'sharing':
    case 'prose':
    case 'language':
    case 'time-zone':
    case 'rows':
    case 'custom':
      return null;
  }
}

interface LabelledProps extends DrawnFieldProps {
  hint?: string | undefined;
  /** Puts the default into words, where the field's text is not readable. */
  describe?: (value: string) => string;
  /** Changes other fields along with it. */
  follow?: (value: string) => FieldValues;
  children: (control: ControlProps & { value: string; onWrite: (value: string) => void }) => ReactNode;
}

function LabelledField({ name, field, fallback, hint = field.hint, describe, follow, children, ...form }: LabelledProps) {
  const { formId, fields, errors, write } = form;
  const value = fields[name] ?? '';
  const label = getLabel(field);
  const onWrite = (text: string) => write({ ...follow?.(text), [name]: text });
  return (
    <div className="drawn-field">
      <Field id={`${formId}-${name}`} label={label} hint={hint} error={errors[name]} isRequired={describeSchema(field).isRequired}>
        {(control) => children({ ...control, value, onWrite })}
      </Field>
      {fallback !== undefined && <FieldFoot field={field} value={value} fallback={fallback} describe={describe} onWrite={onWrite} />}
    </div>
  );
}

interface LineFieldProps extends DrawnFieldProps {
  line: Omit<LineControl, 'control'>;
  hint?: string;
}

function LineField({ line, ...props }: LineFieldProps) {
  const { type = 'text', autoComplete = 'off', placeholder, maxLength, clean = (text) => text, follow } = line;
  return (
    <LabelledField {...props} follow={(text) => follow?.(text, props.fields) ?? {}}>
      {({ onWrite, ...control }) => (
        <input
          {...control}
          className="input"
          type={type}
          dir={type === 'text' ? 'auto' : undefined}
          autoComplete={autoComplete}
          placeholder={placeholder}
          maxLength={maxLength}
          onChange={(event) => onWrite(clean(event.target.value))}
        />
      )}
    </LabelledField>
  );
}

function LinesField({ rows, ...props }: DrawnFieldProps & { rows: number }) {
  return (
    <LabelledField {...props}>
      {({ onWrite, ...control }) => (
        <textarea {...control} className="input" dir="auto" rows={rows} onChange={(event) => onWrite(event.target.value)} />
      )}
    </LabelledField>
  );
}

interface SelectFieldProps extends DrawnFieldProps {
  options: readonly SelectOption[];
  hint?: string | undefined;
}

export function SelectField({ options, ...props }: SelectFieldProps) {
  const describe = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <LabelledField {...props} describe={describe}>
      {({ onWrite, ...control }) => (
        <select {...control} className="input" onChange={(event) => onWrite(event.target.value)}>
          {!options.some(({ value }) => value === control.value) && <option value={control.value}>{control.value || 'Choose'}</option>}
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, grouped]) =>
            group === undefined ? (
              grouped.map(renderOption)
            ) : (
              <optgroup key={group} label={group}>
                {grouped.map(renderOption)}
              </optgroup>
            ),
          )}
        </select>
      )}
    </LabelledField>
  );
}

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

function CheckField(props: DrawnFieldProps) {
  const { name, field, fallback, fields, write } = props;
  return (
    <CheckBox {...props} label={getLabel(field)} hint={field.hint}>
      {fallback !== undefined && (
        <FieldFoot
          field={field}
          value={fields[name] ?? ''}
          fallback={fallback}
          describe={(text) => (text === 'on' ? 'on' : 'off')}
          onWrite={(text) => write({ [name]: text })}
        />
      )}
    </CheckBox>
  );
}

function DateBox({ name, publicSince, ...props }: DrawnFieldProps) {
  const { timeZone } = useSite();
  if (!publicSince) return null;
  const isTicked = props.fields[name] === 'on';
  return (
    <CheckBox
      {...props}
      name={name}
      write={(changes) => {
        rememberDateBox(changes[name] === 'on');
        props.write(changes);
      }}
      label="Show as newest (sets today's date)"
      hint={
        isTicked
          ? 'Once published, it moves to the top of the site under today’s date.'
          : `It stays in its place, under ${formatLongDate(publicSince, timeZone)}.`
      }
    />
  );
}

function AuthorField(props: DrawnFieldProps) {
  const { author } = useSite();
  return <LineField {...props} hint={props.field.hint ?? `Leave empty for ${author.name}`} line={{ maxLength: 80 }} />;
}

/** The first ticked category colours the sharing picture. */
function CategoriesField({ name, field, fields, errors, write }: DrawnFieldProps) {
  const chosen = (fields[name] ?? '').split('\n').filter(Boolean);
  function change(slug: string, isTicked: boolean) {
    const others = chosen.filter((each) => each !== slug);
    write({ [name]: (isTicked ? [...others, slug] : others).join('\n') });
  }
  return (
    <fieldset className="service-categories">
      <legend className="field-label">{getLabel(field)}</legend>
      <p className="field-hint">{field.hint}</p>
      {CATEGORIES.map((category) => (
        <label className="check" key={category}>
          <input
            type="checkbox"
            checked={chosen.includes(categorySlug(category))}
            onChange={(event) => change(categorySlug(category), event.target.checked)}
          />
          <span>{categoryTitle(category)}</span>
        </label>
      ))}
      {errors[name] && <p className="field-error">{errors[name]}</p>}
    </fieldset>
  );
}

function UploadedImageField({ name, field, formId, fields, errors, write }: DrawnFieldProps) {
  return (
    <ImageField
      id={`${formId}-${name}`}
      label={getLabel(field)}
      hint={field.hint}
      error={errors[name]}
      value={fields[name] ?? ''}
      onChoose={(url) => write({ [name]: url })}
    />
  );
}
