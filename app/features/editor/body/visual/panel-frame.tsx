import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** A small form inside the form: Enter applies it, Escape closes it, and neither event reaches the form around it. */
export function PanelFrame({
  name,
  onApply,
  onCancel,
  children,
}: {
  name: string;
  onApply: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLFieldSetElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  function handleKey(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && isField) onApply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <fieldset ref={element} className="editor-panel" aria-label={name} onKeyDown={handleKey}>
      {children}
    </fieldset>
  );
}
