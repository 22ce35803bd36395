import { ContentField } from '#features/editor/body/content-field.tsx';
import { FieldFoot } from './document-field.tsx';
import { type DocumentFields, describeCheck } from './document-fields.ts';

/** The prose of a document, its field `content`, in the visual editor; the page stands beside the form, so the editor has no preview. */
export function ProseField({ formId, document, labels, fields, errors, write }: DocumentFields) {
  const { content = '' } = fields;
  return (
    <div className="document-field">
      <ContentField
        id={`${formId}-content`}
        label={labels.content}
        isRequired={describeCheck(document, 'content').isRequired}
        value={content}
        error={errors.content}
        onChange={(html) => write({ content: html })}
      />
      <FieldFoot
        label={labels.content ?? 'the text'}
        value={content}
        fallback={document.defaults.content ?? ''}
        describe={() => 'the text that came with the site'}
        onWrite={(html) => write({ content: html })}
      />
    </div>
  );
}
