/** Puts text on the reader's clipboard; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // pages without https have no clipboard of their own
  }
}

function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  const focused = document.activeElement;
  box.value = text;
  box.readOnly = true;
  box.className = 'visually-hidden';
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
