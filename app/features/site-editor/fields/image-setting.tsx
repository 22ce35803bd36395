import { ImageField } from '#features/editor/image-field/image-field.tsx';
import type { DocumentFields, FieldOptions } from './document-fields.ts';

/** An uploaded image or none. */
export function ImageSetting({ name, hint, formId, labels, fields, errors, write }: DocumentFields & FieldOptions) {
  return (
    <ImageField
      id={`${formId}-${name}`}
      label={labels[name] ?? name}
      hint={hint}
      error={errors[name]}
      value={fields[name] ?? ''}
      onChoose={(url) => write({ [name]: url })}
    />
  );
}
