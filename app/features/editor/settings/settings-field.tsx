import { useEffect, useState } from 'react';
import type { SelectOption } from '#features/publishing/form-field.ts';
import { getPresentName, listTimeZones } from '#features/settings/time-zones.ts';
import { ContentField } from '../body/content-field.tsx';
import { DrawnField, SelectField } from '../fields/drawn-field.tsx';
import { type DrawnFieldProps, describeSchema, FieldFoot, getLabel } from '../fields/field-foot.tsx';
import type { WriteOptions } from '../recovery/use-recovery.ts';
import { LANGUAGE_OPTIONS } from '../sharing/languages.ts';
import { RowsField } from './rows-field.tsx';

/** Draws a field of the settings; the forms of content load none of what only these have. */
export function SettingsField(props: DrawnFieldProps) {
  const { field } = props;
  switch (field.control) {
    case 'prose':
      return <ProseField {...props} />;
    case 'language':
      return <SelectField {...props} options={LANGUAGE_OPTIONS} />;
    case 'time-zone':
      return <TimeZoneField {...props} />;
    case 'rows':
      return <RowsField {...props} rows={field} />;
    default:
      return <DrawnField {...props} />;
  }
}

/** Lists the browser's time zones by continent, and says what time it is in the chosen one. */
function TimeZoneField(props: DrawnFieldProps) {
  const [options, setOptions] = useState<readonly SelectOption[]>([]); // the server's may differ
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setOptions(listOptions());
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const chosen = getPresentName(props.fields[props.name] ?? '');
  const time = now && formatTime(now, chosen);
  const { hint } = props.field;
  const fields = { ...props.fields, [props.name]: chosen };
  return <SelectField {...props} fields={fields} options={options} hint={time ? `${hint} It is ${time} there now.` : hint} />;
}

function listOptions(): SelectOption[] {
  const options = listTimeZones().map((value) => {
    const [group = '', ...place] = value.split('/');
    return { value, group, label: place.reverse().join(', ').replaceAll('_', ' ') };
  });
  options.sort((one, other) => one.group.localeCompare(other.group) || one.label.localeCompare(other.label));
  return [...options, { value: 'UTC', group: 'Other', label: 'UTC' }];
}

function formatTime(now: Date, timeZone: string): string | undefined {
  try {
    return now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  } catch {
    return undefined;
  }
}

/** HTML in the visual editor, without its preview: the page stands next to the form. */
function ProseField({ name, field, fallback, formId, fields, errors, write }: DrawnFieldProps) {
  const value = fields[name] ?? '';
  const onWrite = (html: string, options?: WriteOptions) => write({ [name]: html }, options);
  return (
    <div className="drawn-field">
      <ContentField
        id={`${formId}-${name}`}
        label={getLabel(field)}
        isRequired={describeSchema(field).isRequired}
        value={value}
        error={errors[name]}
        onChange={onWrite}
      />
      {fallback !== undefined && (
        <FieldFoot field={field} value={value} fallback={fallback} describe={() => 'the text that came with the site'} onWrite={onWrite} />
      )}
    </div>
  );
}
