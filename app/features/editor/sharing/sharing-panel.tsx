import { useParams } from 'react-router';
import { NEW, type WrittenKind } from '#features/publishing/content-kind.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Field } from '#ui/field.tsx';
import type { FieldsProps } from '../form/content-form.tsx';
import { CheckBox } from '../form/shared-fields.tsx';
import { ImageField } from '../image-field/image-field.tsx';
import { getLanguageName, listLanguages } from './languages.ts';
import { OfferSelect } from './offer-select.tsx';
import { Previews } from './previews.tsx';
import { RelatedField } from './related-field.tsx';
import { SeriesFields } from './series-fields.tsx';

export type SharingProps = FieldsProps & { kind: Pick<WrittenKind, 'name' | 'page' | 'form'> };

export function SharingPanel({ kind, ...props }: SharingProps) {
  const { formId, fields, errors, write } = props;
  const isArticle = kind.name === 'article';
  const { id = NEW } = useParams();
  return (
    <div className="sharing-fields">
      <Previews kind={kind} fields={fields} />
      <Field id={`${formId}-meta-title`} label="Title for search" hint="Leave empty to use the title." error={errors.metaTitle}>
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            maxLength={200}
            value={fields.metaTitle ?? ''}
            onChange={(event) => write({ metaTitle: event.target.value })}
          />
        )}
      </Field>
      <Field
        id={`${formId}-meta-description`}
        label="Description for search"
        hint="Leave empty to use the excerpt."
        error={errors.metaDescription}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            dir="auto"
            rows={3}
            maxLength={300}
            value={fields.metaDescription ?? ''}
            onChange={(event) => write({ metaDescription: event.target.value })}
          />
        )}
      </Field>
      <ImageField
        id={`${formId}-sharing-image`}
        label="Sharing image"
        hint="Leave empty and the site draws one. Best twice as wide as it is high."
        error={errors.sharingImageUrl}
        value={fields.sharingImageUrl ?? ''}
        onChoose={(url) => write({ sharingImageUrl: url })}
        suggestion={{ label: 'Use the cover', url: fields.imageUrl?.startsWith('/images/') ? fields.imageUrl : undefined }}
        path={{ id: `${formId}-sharing-path`, label: 'Path of the sharing image', summary: 'Enter its path' }}
      />
      {isArticle && <SeriesFields {...props} />}
      <RelatedField {...props} isArticle={isArticle} />
      {isArticle && <OfferSelect {...props} />}
      <LanguageField {...props} />
      <Field
        id={`${formId}-address`}
        label="Address"
        hint={`What comes after ${kind.page?.folder}. Leave empty to make it from the first title. Links to the old address lead to the new one.`}
        error={errors.address}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            placeholder={id === NEW ? '' : id}
            value={fields.address ?? ''}
            onChange={(event) => write({ address: event.target.value })}
          />
        )}
      </Field>
      <Field
        id={`${formId}-canonical`}
        label="Canonical address"
        hint="Where the original is, if it was published elsewhere first."
        error={errors.canonicalUrl}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={fields.canonicalUrl ?? ''}
            onChange={(event) => write({ canonicalUrl: event.target.value })}
          />
        )}
      </Field>
      <CheckBox {...props} name="isNoindex" label="Ask search engines to leave it out" />
    </div>
  );
}

function LanguageField({ formId, fields: { language = '' }, errors, write }: FieldsProps) {
  const site = useSite();
  return (
    <Field id={`${formId}-language`} label="Language" error={errors.language}>
      {(control) => (
        <select {...control} className="input" value={language} onChange={(event) => write({ language: event.target.value })}>
          <option value="">{getLanguageName(site.language)}, as the site</option>
          {listLanguages(language, site.language).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
