import { useState } from 'react';
import { HistoryDialog, type HistoryProps } from './history-dialog.tsx';

/** Opens what an item held at earlier saves. */
export function HistoryButton(props: Omit<HistoryProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setIsOpen(true)}>
        History
      </button>
      {isOpen && <HistoryDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
