import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([type="hidden"], [hidden]), select, textarea, [contenteditable="true"]';
const ONE_LINE = 'input:not([type="checkbox"], [type="radio"], [type="file"]), [data-one-line]';

/** Enter in a one-line field goes on to the next field, and sends nothing. */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || nativeEvent.isComposing) return;
  if (!(target instanceof Element) || !target.matches(ONE_LINE) || event.isDefaultPrevented()) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)].filter(isReachable);
  fields.find((field) => target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)?.focus();
}

function isReachable(field: HTMLElement): boolean {
  return field.tabIndex >= 0 && !field.matches(':disabled') && field.getClientRects().length > 0;
}
