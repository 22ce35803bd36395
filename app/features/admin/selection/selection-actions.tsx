import { type ReactNode, useEffect, useState } from 'react';
import { usePart } from '#ui/use-part.ts';
import type { BulkProps } from './bulk-bar.tsx';

/** Loads what can be done with chosen rows once there are some. */
export function SelectionActions(props: BulkProps) {
  const [Bar, setBar] = useState<(props: BulkProps) => ReactNode>();
  const loadBar = usePart(() => import('./bulk-bar.tsx'), 'The actions');
  const isUsed = props.selection.ids.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first used
  useEffect(() => {
    if (isUsed && !Bar) void loadBar().then((part) => part && setBar(() => part.BulkBar));
  }, [isUsed]);

  return Bar && <Bar {...props} />;
}
