import { useId, useState } from 'react';
import { useAction } from '#features/admin/actions/use-action.ts';
import { CATEGORIES, type Category, categoryTitle } from '#features/publishing/category.ts';
import { Field, FormError } from '#ui/field.tsx';
import { describeArticles, describeImages, type ImportChoices, type ImportPlan, suggestChoices } from '../import.ts';

/** The most used; a site may have hundreds. */
const SHOWN = 10;

/** What would come, and where it goes. */
export function PlanForm({ id, plan }: { id: string; plan: ImportPlan }) {
  const [choices, setChoices] = useState<ImportChoices>(() => suggestChoices(plan));
  const { run, formError, isBusy } = useAction();
  const formId = useId();
  const set = (change: Partial<ImportChoices>) => setChoices((before) => ({ ...before, ...change }));
  const choose = (name: string, category: Category | '') => set({ categories: { ...choices.categories, [name]: category } });
  const { categories, imagesInside, imagesElsewhere, subscribers, notes } = plan;
  const hosts = imagesElsewhere.map(({ name }) => name);
  return (
    <form
      className="admin-column"
      onSubmit={(event) => {
        event.preventDefault();
        void run('import.run', { id, choices });
      }}
    >
      <ul className="import-facts">
        <li>{describeArticles(plan)}</li>
        <li>{describeImages(imagesInside, imagesElsewhere)}</li>
        {plan.tags > 0 && <li>{plan.tags === 1 ? '1 tag' : `${plan.tags.toLocaleString('en')} tags`}</li>}
        <li>Old addresses will lead to the new ones.</li>
      </ul>
      {hosts.length > 0 && (
        <label className="check">
          <input type="checkbox" checked={choices.fetchesImages} onChange={({ target }) => set({ fetchesImages: target.checked })} />
          <span>
            Fetch the images from {new Intl.ListFormat('en').format(hosts.slice(0, 3))}
            {hosts.length > 3 && ` and ${hosts.length - 3} other sites`}
          </span>
        </label>
      )}
      {categories.length > 0 && <CategoryTable categories={categories.slice(0, SHOWN)} choices={choices} onChoose={choose} />}
      {categories.length > SHOWN && (
        <details>
          <summary>{(categories.length - SHOWN).toLocaleString('en')} more categories</summary>
          <CategoryTable categories={categories.slice(SHOWN)} choices={choices} onChoose={choose} />
        </details>
      )}
      <Field id={`${formId}-fallback`} label="Articles without a category">
        {(control) => (
          <select
            {...control}
            className="input"
            value={choices.fallback}
            onChange={({ target }) => set({ fallback: toCategory(target.value) || choices.fallback })}
          >
            <CategoryOptions />
          </select>
        )}
      </Field>
      {subscribers > 0 && (
        <Field
          id={`${formId}-consent`}
          label={`${subscribers.toLocaleString('en')} subscribers`}
          hint="How did they agree to get emails? If you leave this empty, they won’t be imported."
        >
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={500}
              value={choices.consent}
              onChange={({ target }) => set({ consent: target.value })}
            />
          )}
        </Field>
      )}
      {notes.length > 0 && (
        <details>
          <summary>What will be left out or changed</summary>
          <ul className="admin-row-notes">
            {notes.map(({ name, count }) => (
              <li key={name}>
                {name} {count > 1 && `(${count.toLocaleString('en')} times)`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <FormError message={formError} />
      <p className="button-row">
        <button type="submit" className="button" disabled={isBusy} aria-busy={isBusy}>
          Import
        </button>
      </p>
    </form>
  );
}

interface CategoryTableProps {
  categories: ImportPlan['categories'];
  choices: ImportChoices;
  onChoose: (name: string, category: Category | '') => void;
}

function CategoryTable({ categories, choices, onChoose }: CategoryTableProps) {
  return (
    <table className="import-table">
      <caption className="field-label">Categories</caption>
      <thead>
        <tr>
          <th scope="col">Old category</th>
          <th scope="col">Articles</th>
          <th scope="col">New category</th>
        </tr>
      </thead>
      <tbody>
        {categories.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td>{count.toLocaleString('en')}</td>
            <td>
              <select
                className="input"
                aria-label={`${name} becomes`}
                value={choices.categories[name] ?? ''}
                onChange={({ target }) => onChoose(name, toCategory(target.value))}
              >
                <option value="">A tag</option>
                <CategoryOptions />
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CategoryOptions() {
  return CATEGORIES.map((category) => (
    <option key={category} value={category}>
      {categoryTitle(category)}
    </option>
  ));
}

function toCategory(value: string): Category | '' {
  return CATEGORIES.find((category) => category === value) ?? '';
}
