/**
 * The inline script behind the contact form: what is written stays in this tab of the browser until the reader clears it or closes
 * the tab. It does not wait for the form's own script, so that the fields are filled before anybody touches them.
 */
export default function keepWritten(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.input')];
  try {
    const written = JSON.parse(sessionStorage.contact);
    for (const field of fields) field.value ||= written[field.name];
  } catch {
    // Nothing was kept, or storage is switched off.
  }
  const keep = ({ type, target }: Event) => {
    const isCleared = type === 'click' && (target as Element).matches('[href]'); // a click's target is an element
    try {
      if (isCleared) sessionStorage.removeItem('contact');
      else if (type === 'input')
        sessionStorage.contact = JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    } catch {
      // Storage is switched off, or full: what is written holds for this page.
    }
  };
  for (const type of ['input', 'click']) form.addEventListener(type, keep);
}
