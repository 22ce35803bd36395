import { useEffect, useState } from 'react';
import type { DocumentFields, FieldOptions } from '../fields/document-fields.ts';
import { SelectField, type SelectOption } from '../fields/text-fields.tsx';

/** A zone of the IANA's by its part of the world; the letters of a place lead to it. Says what time it is there. */
export function TimeZoneField({ hint, ...field }: DocumentFields & FieldOptions) {
  const [options, setOptions] = useState<readonly SelectOption[]>([]); // the browser's, which the server may not share
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setOptions(listTimeZones());
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const time = now && formatTime(now, field.fields[field.name]);
  return <SelectField {...field} options={options} hint={time ? `${hint} It is ${time} there now.` : hint} />;
}

function listTimeZones(): SelectOption[] {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
  const options = zones.map((value) => {
    const [group = '', ...place] = value.split('/');
    return { value, group, label: place.reverse().join(', ').replaceAll('_', ' ') };
  });
  options.sort((one, other) => one.group.localeCompare(other.group) || one.label.localeCompare(other.label));
  return [...options, { value: 'UTC', group: 'Other', label: 'UTC' }];
}

function formatTime(now: Date, timeZone: string | undefined): string | undefined {
  try {
    return now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  } catch {
    return undefined;
  }
}
