import { type ReactNode, useState } from 'react';
import { NEW } from '#features/publishing/content-kind.ts';
import { usePart } from '#ui/use-part.ts';

type Panel = (props: { kindName: string; id: string }) => ReactNode;

export function PrivateLinksSection({ kindName, id = NEW }: { kindName: string; id: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const loadPanel = usePart(() => import('./private-links-panel.tsx'), 'Private links');

  async function toggle(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    const part = isNowOpen && (await loadPanel());
    if (part) setPanel(() => part.PrivateLinksPanel);
  }

  return (
    <details className="private-links" onToggle={(event) => void toggle(event.currentTarget.open)}>
      <summary>Share a draft</summary>
      {isOpen && Panel && <Panel kindName={kindName} id={id} />}
    </details>
  );
}
