import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { NEW, type WrittenKind } from '#features/publishing/content-kind.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Field } from '#ui/field.tsx';
import type { FieldsProps } from '../form/content-form.tsx';
import { CheckBox } from '../form/shared-fields.tsx';
import { ImageField } from '../image-field/image-field.tsx';
import { getLanguageName, listLanguages } from './languages.ts';
import { Previews } from './previews.tsx';
import { RelatedField } from './related-field.tsx';
import { type FoundTitle, useTitles } from './title-search.ts';

export function SharingPanel({ kind, ...props }: FieldsProps & { kind: WrittenKind }) {
  const { formId, fields, errors, write } = props;
  const isArticle = kind.name === 'article';
  const { id = NEW } = useParams();
  return (
    <div className="sharing-fields">
      <Previews kind={kind} fields={fields} />
      <Line
        form={props}
        name="metaTitle"
        id="meta-title"
        label="Title for search"
        hint="Leave empty to use the title."
        dir="auto"
        maxLength={200}
      />
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
      {isArticle && <OfferField {...props} />}
      <LanguageField {...props} />
      <Line
        form={props}
        name="address"
        label="Address"
        hint={`What comes after ${kind.page?.folder}. Leave empty to make it from the first title. Links to the old address lead to the new one.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        placeholder={id === NEW ? '' : id}
      />
      <Line
        form={props}
        name="canonicalUrl"
        id="canonical"
        label="Canonical address"
        hint="Where the original is, if it was published elsewhere first."
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
      />
      <CheckBox {...props} name="isNoindex" label="Ask search engines to leave it out" />
    </div>
  );
}

interface LineProps extends Omit<ComponentProps<'input'>, 'form'> {
  form: FieldsProps;
  name: string;
  label: string;
  hint: string;
}

function Line({ form: { formId, fields, errors, write }, name, id = name, label, hint, ...input }: LineProps) {
  return (
    <Field id={`${formId}-${id}`} label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <input
          {...input}
          {...control}
          className="input"
          value={fields[name] ?? ''}
          onChange={(event) => write({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

function SeriesFields(form: FieldsProps) {
  const names = useTitles({ text: '' }, 'series') ?? [];
  const listId = `${form.formId}-series-names`;
  return (
    <div className="series-fields">
      <Line
        form={form}
        name="series"
        label="Series"
        hint="The same name in every part."
        dir="auto"
        list={listId}
        autoComplete="off"
        maxLength={100}
      />
      <datalist id={listId}>
        {names.map(({ id, title }) => (
          <option key={id} value={title} />
        ))}
      </datalist>
      <Line
        form={form}
        name="seriesOrder"
        id="series-order"
        label="Part"
        hint="Leave empty for the order of dates."
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </div>
  );
}

const SOLUTION = 'solution/';
const SERVICE = 'service/';

function OfferField({ formId, fields: { offer = '' }, errors, write }: FieldsProps) {
  const chosenId = offer.startsWith(SOLUTION) ? offer.slice(SOLUTION.length) : undefined;
  const all = useTitles({ text: '' }, 'solution');
  const chosen = useTitles(chosenId === undefined ? undefined : { ids: [chosenId] }, 'solution');
  const services = useTitles({ text: '' }, 'service') ?? [];
  const { id = NEW } = useParams();
  const reason = useTitles(offer === '' && id !== NEW ? { ids: [id] } : undefined, 'offer')?.[0]?.title;
  const solutions = [...new Map([...(all ?? []), ...(chosen ?? [])].map((each) => [each.id, each])).values()];
  const isGone = chosen?.length === 0;
  const isKnown = offer === '' || solutions.some(({ id }) => id === chosenId) || services.some(({ id }) => SERVICE + id === offer);
  return (
    <Field
      id={`${formId}-offer`}
      label="Closing offer"
      hint={reason ?? 'Unless you choose one, the article ends with the offer that fits it best, if any does.'}
      error={errors.offer}
    >
      {(control) => (
        <select {...control} className="input" value={offer} onChange={(event) => write({ offer: event.target.value })}>
          <option value="">Choose automatically</option>
          {!isKnown && <option value={offer}>{isGone ? `${chosenId}: no longer exists` : offer}</option>}
          <OfferOptions label="Solutions" prefix={SOLUTION} titles={solutions} />
          <OfferOptions label="Services" prefix={SERVICE} titles={services} />
        </select>
      )}
    </Field>
  );
}

function OfferOptions({ label, prefix, titles }: { label: string; prefix: string; titles: readonly FoundTitle[] }) {
  if (titles.length === 0) return null;
  return (
    <optgroup label={label}>
      {titles.map(({ id, title, isPublic }) => (
        <option key={id} value={prefix + id}>
          {isPublic ? title : `${title} (not public)`}
        </option>
      ))}
    </optgroup>
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
