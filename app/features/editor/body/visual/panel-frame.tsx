import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** A small form inside the form: Enter applies it, Escape leaves it, and neither reaches what is around it. */
export function PanelFrame({
  name,
  onApply,
  onLeave,
  children,
}: {
  name: string;
  onApply: () => void;
  onLeave: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLFieldSetElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  function takeKey(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' && isField) onApply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <fieldset ref={element} className="editor-panel" aria-label={name} onKeyDown={takeKey}>
      {children}
    </fieldset>
  );
}
