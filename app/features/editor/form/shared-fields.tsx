import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSite } from '#features/settings/use-site.ts';
import { Field } from '#ui/field.tsx';
import { ContentField } from '../body/content-field.tsx';
import type { FieldsProps } from './content-form.tsx';

/** Title, as large as it will be read, and content. */
export function TextFields(props: FieldsProps) {
  const { formId, kindName, id, fields, errors, write } = props;
  return (
    <div className="content-form-text">
      <TitleField {...props} />
      <ContentField
        id={`${formId}-content`}
        value={fields.content ?? ''}
        error={errors.content}
        onChange={(content) => write({ content })}
        preview={{ kind: kindName, id, fields }}
      />
    </div>
  );
}

/** Grows with a long title, but holds one line: a line break that is pasted in becomes a space. */
function TitleField({ formId, fields, errors, write }: FieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer title takes more room
  useEffect(() => {
    if (area.current && !CSS.supports('field-sizing', 'content')) fitHeight(area.current);
  }, [fields.title]);

  /** Straight to the text: the buttons above it are a Shift+Tab away from there. */
  function skipToolbar(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const text = document.getElementById(`${formId}-content`);
    if (!text) return; // still being fetched
    event.preventDefault();
    text.focus();
  }

  return (
    <div className="content-form-title">
      <Field id={`${formId}-title`} label="Title" error={errors.title} isRequired>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            className="input"
            data-one-line
            dir="auto"
            rows={1}
            value={fields.title}
            maxLength={200}
            enterKeyHint="next"
            onKeyDown={skipToolbar}
            onChange={(event) => write({ title: event.target.value.replace(/[\r\n]+/g, ' ') })}
          />
        )}
      </Field>
    </div>
  );
}

/** For browsers without `field-sizing`. */
function fitHeight(area: HTMLTextAreaElement) {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

export function ExcerptField({ formId, fields, errors, write, isRequired }: FieldsProps & { isRequired: boolean }) {
  return (
    <Field
      id={`${formId}-excerpt`}
      label="Excerpt"
      hint="One or two sentences for lists and sharing"
      error={errors.excerpt}
      isRequired={isRequired}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          dir="auto"
          rows={4}
          value={fields.excerpt}
          onChange={(event) => write({ excerpt: event.target.value })}
        />
      )}
    </Field>
  );
}

/** For a guest's name: whatever names nobody is by the site's author. */
export function AuthorField({ formId, fields, errors, write }: FieldsProps) {
  const { author } = useSite();
  return (
    <Field id={`${formId}-author`} label="Author" hint={`Leave empty for ${author.name}`} error={errors.author}>
      {(control) => (
        <input
          {...control}
          className="input"
          dir="auto"
          maxLength={80}
          autoComplete="off"
          value={fields.author}
          onChange={(event) => write({ author: event.target.value })}
        />
      )}
    </Field>
  );
}

/** A box that is ticked or not; `hint` says what follows from it. */
export function CheckField({ formId, name, label, hint, fields, write }: FieldsProps & { name: string; label: string; hint?: string }) {
  const hintId = hint && `${formId}-${name}-hint`;
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          aria-describedby={hintId}
          checked={fields[name] === 'on'}
          onChange={(event) => write({ [name]: event.target.checked ? 'on' : '' })}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
