import {
  ACCENT_NAMES,
  type Accent,
  accents,
  findAccentFault,
  formatRatio,
  getAccent,
  isAccentName,
  isHexColour,
  measureAccent,
} from '#features/colours/accents.ts';
import { colours } from '#features/colours/brand-colours.ts';
import { Field } from '#ui/field.tsx';
import { oklchToHex } from '#ui/oklch.ts';
import type { DrawnFieldProps } from '../../fields/field-foot.tsx';
import type { FieldsProps } from '../../form/content-form.tsx';
import { ChoiceField } from './choice-field.tsx';

/** A readable colour to begin with. */
const OWN = oklchToHex(...accents.indigo.light);

export function AccentField(props: DrawnFieldProps) {
  const { accent = '', accentDark = '' } = props.fields;
  const isOwn = !isAccentName(accent);
  const fault = isOwn ? findAccentFault(accent, 'light') : undefined;
  const shown = getAccent(accent, accentDark);
  return (
    <>
      <ChoiceField
        {...props}
        toChoice={(value) => (isAccentName(value) ? value : OWN)}
        fault={fault}
        choices={[
          ...ACCENT_NAMES.map((name) => ({
            value: name as string,
            label: name[0]?.toUpperCase() + name.slice(1),
            sample: <AccentSample {...accents[name]} />,
          })),
          { value: OWN, label: 'My own', sample: isOwn && !fault ? <AccentSample {...shown} /> : <EmptySample /> },
        ]}
      >
        {isOwn && (
          <ColourInput
            {...props}
            label="In the light theme"
            hint="A # and six digits or letters from a to f."
            isWrong={fault !== undefined}
          />
        )}
      </ChoiceField>
      {isOwn && <OwnDarkAccent {...props} />}
      {!fault && <Contrast {...shown} />}
    </>
  );
}

function OwnDarkAccent(form: FieldsProps) {
  const { formId, fields, errors } = form;
  const { accent = '', accentDark = '' } = fields;
  const fault = accentDark === '' ? undefined : findAccentFault(accentDark, 'dark');
  const derived = oklchToHex(...getAccent(accent, '').dark);
  return (
    <div className="drawn-field">
      <ColourInput
        {...form}
        name="accentDark"
        label="In the dark theme"
        hint={`Leave empty for a light shade of the other: ${derived}.`}
        placeholder={derived}
        isWrong={(fault ?? errors.accentDark) !== undefined}
      />
      {(fault ?? errors.accentDark) && (
        <p className="field-error" id={`${formId}-accentDark-error`} role="status">
          {fault ?? errors.accentDark}
        </p>
      )}
    </div>
  );
}

interface ColourInputProps extends FieldsProps {
  name: string;
  label: string;
  hint: string;
  placeholder?: string;
  isWrong: boolean;
}

function ColourInput({ formId, name, label, hint, placeholder = '#33509e', isWrong, fields, write }: ColourInputProps) {
  const value = fields[name] ?? '';
  const id = `${formId}-${name}`;
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <span className="colour-input">
          <input
            type="color"
            aria-label={`Choose: ${label.toLowerCase()}`}
            value={isHexColour(value) ? value : placeholder}
            onChange={({ target }) => write({ [name]: target.value })}
          />
          <input
            {...control}
            className="input"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            placeholder={placeholder}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-hint${isWrong ? ` ${id}-error` : ''}`}
            value={value}
            onChange={({ target }) => write({ [name]: target.value })}
          />
        </span>
      )}
    </Field>
  );
}

function Contrast({ light, dark }: Accent) {
  const [onLight, onDark] = [measureAccent(light, 'light'), measureAccent(dark, 'dark')];
  return (
    <p className="field-hint" role="status">
      Lowest contrast: {formatRatio(onLight.ratio)} in the light theme, {formatRatio(onDark.ratio)} in the dark one. Text needs 4.5 to 1.
    </p>
  );
}

function AccentSample(accent: Accent) {
  return (
    <svg className="choice-sample" viewBox="0 0 64 32" aria-hidden="true">
      {(['light', 'dark'] as const).map((theme, at) => (
        <g key={theme} transform={`translate(${at * 32})`}>
          <rect width="32" height="32" fill={oklchToHex(...colours.paper[theme])} />
          <rect x="6" y="10" width="20" height="12" rx="1" fill={oklchToHex(...accent[theme])} />
        </g>
      ))}
    </svg>
  );
}

function EmptySample() {
  return (
    <svg className="choice-sample" viewBox="0 0 64 32" aria-hidden="true">
      <path d="M24 16h16M32 8v16" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
