import { lazy } from 'react';
import type { Slots } from '#ui/slot.tsx';

export const assistants: Slots = {
  'connections.sections': lazy(async () => ({ default: (await import('./connected-assistants.tsx')).ConnectedAssistants })),
};
