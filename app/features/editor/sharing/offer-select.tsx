import { Field } from '#ui/field.tsx';
import type { FieldsProps } from '../form/content-form.tsx';
import { useTitles } from './title-search.ts';

const SOLUTION = 'solution/';
const SERVICE = 'service/';

export function OfferSelect({ formId, fields: { offer = '' }, errors, write }: FieldsProps) {
  const chosenId = offer.startsWith(SOLUTION) ? offer.slice(SOLUTION.length) : undefined;
  const all = useTitles({ text: '' }, 'solution');
  const chosen = useTitles(chosenId === undefined ? undefined : { ids: [chosenId] }, 'solution');
  const services = useTitles({ text: '' }, 'service') ?? [];
  const solutions = [...new Map([...(all ?? []), ...(chosen ?? [])].map((each) => [each.id, each])).values()];
  const isGone = chosen?.length === 0;
  const isKnown = offer === '' || solutions.some(({ id }) => id === chosenId) || services.some(({ id }) => SERVICE + id === offer);
  return (
    <Field
      id={`${formId}-offer`}
      label="Closing offer"
      hint="Unless you choose one, the article ends with the offer that fits it best, if any does."
      error={errors.offer}
    >
      {(control) => (
        <select {...control} className="input" value={offer} onChange={(event) => write({ offer: event.target.value })}>
          <option value="">Choose automatically</option>
          {!isKnown && <option value={offer}>{isGone ? `${chosenId}: no longer exists` : offer}</option>}
          {solutions.length > 0 && (
            <optgroup label="Solutions">
              {solutions.map(({ id, title, isPublic }) => (
                <option key={id} value={SOLUTION + id}>
                  {isPublic ? title : `${title} (not public)`}
                </option>
              ))}
            </optgroup>
          )}
          {services.length > 0 && (
            <optgroup label="Services">
              {services.map(({ id, title, isPublic }) => (
                <option key={id} value={SERVICE + id}>
                  {isPublic ? title : `${title} (not public)`}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      )}
    </Field>
  );
}
