import { type FormEvent, useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import { type SavedContent, saveResponseSchema } from '#features/editor/save/save-response.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { Field, FormError } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';

/** Saves the settings of the newsletter with its switch on. */
export function TurnOnForm({ mailing: { fields, version } }: { mailing: SavedContent }) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();

  async function turnOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const postalAddress = String(new FormData(event.currentTarget).get('postalAddress'));
    const body = { ...fields, hasNewsletter: 'on', postalAddress, intent: 'publish', version: String(version) };
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson('/admin/save/mailing/mailing', body));
    setIsBusy(false);
    const response = saveResponseSchema.safeParse(result.body).data;
    if (response?.ok) showToast('success', 'The newsletter is on', { about: 'newsletter' });
    else setErrors({ form: response?.formError ?? getCause(result), ...response?.fieldErrors });
    if (response?.ok) await revalidate();
  }

  return (
    <form className="form admin-column" onSubmit={turnOn}>
      <p>
        The newsletter is off, so nothing will be sent. Once it’s on, people can subscribe on the home page, at the end of every page and
        under Follow. They confirm by email, and unsubscribe with one click.
      </p>
      <FormError message={errors.hasNewsletter ?? errors.form} />
      <Field
        id={id}
        label="Postal address"
        hint="Shown at the end of each email. Many countries require one."
        error={errors.postalAddress}
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
