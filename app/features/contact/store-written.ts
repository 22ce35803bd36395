/** Keeps the form's words in this tab, without waiting for the form's script. */
export default function storeWritten(form: HTMLFormElement): void {
  try {
    for (const [name, value] of JSON.parse(sessionStorage.contact)) {
      const field = form.elements.namedItem(name) as HTMLInputElement; // what is kept was read from these fields
      field.value ||= value;
    }
  } catch {}
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
