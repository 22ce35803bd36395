import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { useAction } from '#features/admin/actions/use-action.ts';
import type { SavedContent } from '#features/editor/save/save-response.ts';
import { Field, FormError } from '#ui/field.tsx';

/** Saves the settings of the newsletter with its switch on. */
export function TurnOnForm({ mailing: { fields, version } }: { mailing: SavedContent }) {
  const { run, isBusy, formError, fieldErrors } = useAction();
  const id = useId();

  function turnOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const postalAddress = String(new FormData(event.currentTarget).get('postalAddress'));
    const form = { ...fields, hasNewsletter: 'on', postalAddress, intent: 'publish', version: String(version) };
    void run('content.save', { kind: 'mailing', id: 'mailing', form }, { about: 'newsletter', done: 'The newsletter is on' });
  }

  return (
    <form className="form admin-column" onSubmit={turnOn}>
      <p>
        The newsletter is off, so nothing will be sent. Once it’s on, people can subscribe on the home page, at the end of every page and
        under Follow. They confirm by email, and unsubscribe with one click.
      </p>
      <FormError message={fieldErrors.hasNewsletter ?? formError} />
      <Field
        id={id}
        label="Postal address"
        hint="Shown at the end of each email. Many countries require one."
        error={fieldErrors.postalAddress}
        isRequired
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            name="postalAddress"
            rows={3}
            dir="auto"
            maxLength={300}
            required
            defaultValue={fields.postalAddress}
          />
        )}
      </Field>
      <div className="button-row">
        <button type="submit" className="button" disabled={isBusy} aria-busy={isBusy}>
          Turn it on
        </button>
        <Link className="button button-quiet" to="/admin/site/mailing">
          All settings
        </Link>
      </div>
    </form>
  );
}
