import type { DeviceFault, DeviceStore } from './device-store.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

/** Keeps a long text, written whole, from keeping the disk busy. */
const PAUSE_MS_PER_THOUSAND = 3;
const MAX_PAUSE_MS = 400;

interface FormCopy {
  wanted: UnsavedChanges;
  isForgotten: boolean;
  written: number;
  confirmed: number;
  isWriting: boolean;
}

/** Writes the newest changes of each form, one write at a time. */
export function createDeviceCopy({ store, onChange }: { store: DeviceStore; onChange: () => void }) {
  const forms = new Map<string, FormCopy>();
  let fault: DeviceFault | undefined;

  async function write(id: string, form: FormCopy): Promise<void> {
    const { wanted } = form;
    form.isWriting = true;
    form.written = wanted.number;
    fault = await store.put(wanted);
    if (form.isForgotten)
      await store.remove(id); // while it was written
    else if (!fault) form.confirmed = Math.max(form.confirmed, wanted.number);
    onChange();
    await new Promise((resolve) => setTimeout(resolve, Math.min(MAX_PAUSE_MS, (countCharacters(wanted) / 1000) * PAUSE_MS_PER_THOUSAND)));
    form.isWriting = false;
    if (!form.isForgotten && form.wanted.number > form.written) await write(id, form);
  }

  return {
    keep(changes: UnsavedChanges): void {
      const form = forms.get(changes.id) ?? { wanted: changes, isForgotten: false, written: -1, confirmed: -1, isWriting: false };
      forms.set(changes.id, form);
      form.wanted = changes;
      form.isForgotten = false;
      if (!form.isWriting) void write(changes.id, form);
    },
    forget(id: string): void {
      const form = forms.get(id);
      if (form) form.isForgotten = true;
      void store.remove(id);
    },
    /** Writes what waits, and again what failed; resolves when done. */
    async flush(): Promise<void> {
      await Promise.all(
        [...forms.values()].map(async (form) => {
          const { wanted } = form;
          if (form.isForgotten || form.confirmed >= wanted.number) return;
          form.written = wanted.number;
          fault = await store.put(wanted);
          if (!fault) form.confirmed = Math.max(form.confirmed, wanted.number);
        }),
      );
      onChange();
    },
    isKept: ({ id, number }: Pick<UnsavedChanges, 'id' | 'number'>) => (forms.get(id)?.confirmed ?? -1) >= number,
    getFault: () => fault,
    /** After another tab has removed entries: writes them again unless the site holds them. */
    async checkAgain(userId: string, isElsewhere: (changes: UnsavedChanges) => boolean): Promise<void> {
      const kept = new Set((await store.list(userId)).map(({ id }) => id));
      for (const [id, form] of forms) {
        if (kept.has(id) || form.isForgotten || form.isWriting) continue;
        form.confirmed = -1;
        if (!isElsewhere(form.wanted)) void write(id, form);
      }
      onChange();
    },
  };
}

export type DeviceCopy = ReturnType<typeof createDeviceCopy>;

function countCharacters({ fields }: UnsavedChanges): number {
  return Object.values(fields).reduce((sum, text) => sum + text.length, 0);
}
