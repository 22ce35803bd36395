import { type ReactNode, useId } from 'react';

export function SearchFilter({ value, placeholder }: { value: string; placeholder: string }) {
  return (
    <Filter label="Search">
      {(id) => (
        <input
          id={id}
          className="input"
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          defaultValue={value}
          placeholder={placeholder}
        />
      )}
    </Filter>
  );
}

interface ChoiceFilterProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [string, string])[];
}

export function ChoiceFilter({ label, name, value, options }: ChoiceFilterProps) {
  return (
    <Filter label={label}>
      {(id) => (
        <select id={id} className="input" name={name} defaultValue={value}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Filter>
  );
}

function Filter({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="list-filter">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
