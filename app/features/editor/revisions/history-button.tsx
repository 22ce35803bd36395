import { type ComponentType, useState } from 'react';
import { usePart } from '#ui/use-part.ts';
import type { HistoryProps } from './history-dialog.tsx';

export function HistoryButton(props: Omit<HistoryProps, 'onClose'>) {
  const [Dialog, setDialog] = useState<ComponentType<HistoryProps>>();
  const loadDialog = usePart(() => import('./history-dialog.tsx'), 'The history');
  async function open() {
    const part = await loadDialog();
    if (part) setDialog(() => part.HistoryDialog);
  }
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void open()}>
        History
      </button>
      {Dialog && <Dialog {...props} onClose={() => setDialog(undefined)} />}
    </>
  );
}
