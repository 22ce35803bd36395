import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusFirstError } from '#ui/field.tsx';
import { usePart } from '#ui/use-part.ts';
import type { SharingProps } from './sharing-panel.tsx';

/** Stays closed until it is opened or one of its fields has an error. */
export function SharingSection(props: SharingProps) {
  const { kind, fields, errors } = props;
  const names = Object.keys(kind.form.fields).filter((name) => kind.form.fields[name]?.control === 'sharing');
  const hasError = names.some((name) => errors[name]);
  const used = names.filter((name) => fields[name]).length;
  const section = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<(props: SharingProps) => ReactNode>();
  const loadPanel = usePart(() => import('./sharing-panel.tsx'), 'Search and sharing');
  const isShown = isOpen || hasError;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first shown
  useEffect(() => {
    if (hasError) setIsOpen(true); // before the form looks for its first wrong field
    if (isShown && !Panel) void loadPanel().then((part) => part && setPanel(() => part.SharingPanel));
  }, [isShown, hasError]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when its fields have come, after the form has looked for them
  useEffect(() => {
    if (Panel && hasError) focusFirstError(section.current?.closest('form') ?? null);
  }, [Panel]);

  return (
    <details ref={section} className="sharing" open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Search and sharing {used > 0 && <span className="field-hint">{used} set</span>}</summary>
      {isShown && Panel && <Panel {...props} />}
    </details>
  );
}
