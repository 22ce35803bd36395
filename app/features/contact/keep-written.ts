/**
 * The inline script behind the contact form: what is written stays in this tab of the browser until the reader clears it or closes
 * the tab. It does not wait for the form's own script, so that the fields are filled before anybody touches them.
 */
export default function keepWritten(form: HTMLFormElement): void {
  try {
    for (const [name, value] of JSON.parse(sessionStorage.contact)) {
      const field = form.elements.namedItem(name) as HTMLInputElement; // what is kept was read from these fields
      field.value ||= value;
    }
  } catch {
    // Nothing was kept, or storage is switched off.
  }
  const keep = ({ type, target }: Event) => {
    try {
      if (type === 'input') sessionStorage.contact = JSON.stringify([...new FormData(form)]);
      else if ((target as Element).matches('[href="/contact"]')) sessionStorage.removeItem('contact'); // Clear, as an element is clicked
    } catch {
      // Storage is switched off, or full: what is written holds for this page.
    }
  };
  for (const type of ['input', 'click']) form.addEventListener(type, keep);
}
