import { Field } from '#ui/field.tsx';

/** The title of an item, as large as it will be read. */
export function TitleField({
  id,
  value,
  error,
  onChange,
}: {
  id: string;
  value: string | undefined;
  error?: string | undefined;
  onChange: (title: string) => void;
}) {
  return (
    <div className="content-form-title">
      <Field id={id} label="Title" error={error} isRequired>
        {(control) => (
          <input {...control} className="input" value={value} maxLength={200} onChange={(event) => onChange(event.target.value)} />
        )}
      </Field>
    </div>
  );
}
