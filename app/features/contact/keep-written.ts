/**
 * The inline script after the contact form: keeps its words in this tab until the reader clears them or closes it. It does not wait for the
 * form's script.
 */
export default function keepWritten(form: HTMLFormElement): void {
  try {
    for (const [name, value] of JSON.parse(sessionStorage.contact)) {
      const field = form.elements.namedItem(name) as HTMLInputElement; // what is kept was read from these fields
      field.value ||= value;
    }
  } catch {
    // Nothing was stored, or storage is off.
  }
  const keep = ({ type, target }: Event) => {
    try {
      if (type === 'input') sessionStorage.contact = JSON.stringify([...new FormData(form)]);
      else if ((target as Element).matches('[href="/contact"]')) sessionStorage.removeItem('contact'); // Clear, as an element is clicked
    } catch {
      // Storage is off or full: the words stay on this page only.
    }
  };
  for (const type of ['input', 'click']) form.addEventListener(type, keep);
}
