import { Field } from '#ui/field.tsx';
import type { SavedContent } from '../save/save-response.ts';
import { formatInZone, getTimeZoneName, toLocalInput } from './publication-words.ts';

interface DatePanelProps {
  id: string;
  value: string;
  error: string | undefined;
  now: Date;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** A date to come schedules; one that has passed is the date under which it is published now. */
export function DatePanel({ id, value, error, now, onChange, onClose }: DatePanelProps) {
  const date = readDate(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: beside the form's buttons, no part of what it sends
    <div className="publication-panel" role="group" aria-label="Date">
      <Field id={id} label="Publish on" hint={`Your time zone: ${getTimeZoneName()}`} error={error}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className="input"
            min="1900-01-01T00:00"
            max="8999-12-31T23:59"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p className="publication-panel-text" role="status">
        {date && describeDate(date, now)}
      </p>
      <button type="button" className="button button-quiet" onClick={onClose}>
        Don’t schedule
      </button>
    </div>
  );
}

function describeDate(date: Date, now: Date): string {
  const shown = formatInZone(date.toISOString());
  if (date.getTime() > now.getTime()) return `Readers will see it from ${shown}. Until then it isn’t on the site.`;
  return `A date in the past: readers will see it at once, dated ${shown}.`;
}

export function readDate(value: string): Date | undefined {
  const date = new Date(value);
  return date.getFullYear() >= 1900 ? date : undefined;
}

/** The morning of a day such as `2026-11-24`, as the calendar asks for; empty for anything else. */
export function suggestTime(day: string | null): string {
  const morning = `${day}T09:00`;
  return readDate(morning) ? morning : '';
}

/** The date it has, or tomorrow morning, as the value of a `datetime-local` input. */
export function suggestDate(item: SavedContent | undefined, now: Date): string {
  if (item) return toLocalInput(new Date(item.publishedAt));
  const date = new Date(now);
  date.setDate(date.getDate() + 1);
  date.setHours(9, 0, 0, 0);
  return toLocalInput(date);
}
