const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML with its values escaped: `` html`<a href="${url}">${text}</a>` ``. */
export function html(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => value.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)));
}
