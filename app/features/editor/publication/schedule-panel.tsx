import { Field } from '#ui/field.tsx';
import { formatInZone, getTimeZoneName, toLocalInput } from './publication-words.ts';

interface SchedulePanelProps {
  id: string;
  value: string;
  error: string | undefined;
  now: Date;
  onChange: (value: string) => void;
}

export function SchedulePanel({ id, value, error, now, onChange }: SchedulePanelProps) {
  const date = readFutureDate(value, now);
  return (
    // biome-ignore lint/a11y/useSemanticElements: beside the form's buttons, no part of what it sends
    <div className="publication-panel" role="group" aria-label="Schedule">
      <Field id={id} label="Publish on" hint={`Your time zone: ${getTimeZoneName()}`} error={error}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className="input"
            min={toLocalInput(now)}
            max="8999-12-31T23:59"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p className="publication-panel-text" role="status">
        {date && `Readers see it from ${formatInZone(date.toISOString())}. Until then it is not on the site.`}
      </p>
    </div>
  );
}

export function readFutureDate(value: string, now: Date): Date | undefined {
  const date = new Date(value);
  return date.getTime() > now.getTime() ? date : undefined;
}

export function getTomorrowMorning(now: Date): string {
  const date = new Date(now);
  date.setDate(date.getDate() + 1);
  date.setHours(9, 0, 0, 0);
  return toLocalInput(date);
}
