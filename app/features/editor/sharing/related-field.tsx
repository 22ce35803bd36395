import { type KeyboardEvent, useState } from 'react';
import { useParams } from 'react-router';
import { Field } from '#ui/field.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import type { FieldsProps } from '../form/content-form.tsx';
import { MAX_RELATED, splitRelated } from './sharing-fields.ts';
import { type FoundTitle, useTitles } from './title-search.ts';

export function RelatedField({ formId, fields, errors, write, isArticle }: FieldsProps & { isArticle: boolean }) {
  const { id: ownId } = useParams();
  const ids = splitRelated(fields.relatedIds ?? '');
  const chosen = useTitles(ids.length > 0 ? { ids: ids.slice(0, MAX_RELATED) } : undefined);
  const [known, setKnown] = useState<FoundTitle[]>([]);
  const find = (id: string) => chosen?.find((each) => each.id === id) ?? known.find((each) => each.id === id);
  const isChosen = (id: string) => ids.includes(id) || (isArticle && id === ownId);

  function choose(title: FoundTitle) {
    setKnown([...known, title]);
    write({ relatedIds: [...ids, title.id].join('\n') });
  }

  return (
    <div className="related-field">
      {ids.length < MAX_RELATED ? (
        <TitleCombobox id={`${formId}-related`} error={errors.relatedIds} isChosen={isChosen} onChoose={choose} />
      ) : (
        <p className="field-label">Read next</p>
      )}
      {ids.length > 0 && (
        <ul className="related-chosen" aria-label="Chosen to read next">
          {ids.map((id) => (
            <li key={id}>
              <span dir="auto">{find(id)?.title ?? id}</span>
              {chosen && !find(id) && <span className="field-hint">no longer exists</span>}
              {find(id)?.isPublic === false && <span className="field-hint">not public: readers can’t see it</span>}
              <button
                type="button"
                className="tool"
                aria-label={`Remove ${find(id)?.title ?? id}`}
                onClick={() => write({ relatedIds: ids.filter((each) => each !== id).join('\n') })}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ComboboxProps {
  id: string;
  error: string | undefined;
  isChosen: (id: string) => boolean;
  onChoose: (title: FoundTitle) => void;
}

/** Arrows and Enter choose an article, Escape closes the list. */
function TitleCombobox({ id, error, isChosen, onChoose }: ComboboxProps) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = useTitles(text.trim() ? { text: text.trim() } : undefined)?.filter((each) => !isChosen(each.id));
  const isShown = isOpen && found !== undefined;
  const option = isShown ? found[Math.min(active, found.length - 1)] : undefined;

  function choose(title: FoundTitle) {
    onChoose(title);
    setText('');
    setIsOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Enter') event.preventDefault(); // the form is not sent from here
    if (key === 'Enter' && option) choose(option);
    if (key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    }
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !found?.length) return;
    event.preventDefault();
    setIsOpen(true);
    if (isShown) setActive((Math.min(active, found.length - 1) + (key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
  }

  return (
    <div className="combobox">
      <Field id={id} label="Read next" hint={`Up to ${MAX_RELATED} articles, shown first. Search for them by title.`} error={error}>
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            role="combobox"
            autoComplete="off"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={option && `${id}-${option.id}`}
            maxLength={200}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
              setIsOpen(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setIsOpen(false)}
          />
        )}
      </Field>
      {isShown && (
        <div className="combobox-list" id={`${id}-list`} role="listbox" aria-label="Articles" tabIndex={-1}>
          {found.map((each) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
            <div
              key={each.id}
              id={`${id}-${each.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={each === option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(each)}
            >
              <span dir="auto">{each.title}</span>
              {!each.isPublic && <span className="field-hint">Scheduled</span>}
            </div>
          ))}
          {found.length === 0 && <p className="field-hint">No article title matches.</p>}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isShown && (found.length === 1 ? '1 article' : `${found.length} articles`)}
      </p>
    </div>
  );
}
