/** Characters of HTML. */
export const MAX_CONTENT = 500_000;

/** Of a clipboard: word processors write several times what is kept. */
const MAX_PASTED_HTML = 4 * MAX_CONTENT;

/** Returns what to say of a paste or drop that no text can hold, before it is parsed. */
export function refuseLength(data: Pick<DataTransfer, 'getData'>, { isSource }: { isSource: boolean }): string | undefined {
  const text = data.getData('text/plain').length;
  const html = isSource ? 0 : data.getData('text/html').replace(/data:[^"'\s)>]*/g, '').length; // images in it are uploaded
  if (text <= MAX_CONTENT && html <= MAX_PASTED_HTML) return undefined;
  return `It has ${Math.max(text, html).toLocaleString('en-US')} characters, but a text can have at most ${MAX_CONTENT.toLocaleString('en-US')}. It’s still on your clipboard. Paste it in parts.`;
}
