import { type ComponentType, useState } from 'react';
import { usePart } from '#ui/use-part.ts';

export function FormattingGuideSection() {
  const [Guide, setGuide] = useState<ComponentType>();
  const loadGuide = usePart(() => import('./formatting-guide.tsx'), 'The formatting guide');

  async function load() {
    const part = await loadGuide();
    if (part) setGuide(() => part.FormattingGuide);
  }

  return (
    <details className="formatting-guide" onToggle={(event) => void (event.currentTarget.open && load())}>
      <summary>Formatting guide</summary>
      {Guide && <Guide />}
    </details>
  );
}
