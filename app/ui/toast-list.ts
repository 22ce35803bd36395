export type ToastKind = 'success' | 'error';

export interface NewToast {
  /** Of no toast before, also of none that is gone: what is told next would be taken for it. */
  id: number;
  kind: ToastKind;
  text: string;
  cause?: string | undefined;
  about?: string | undefined;
  link?: { href: string; label: string } | undefined;
  action?: { label: string; act: () => void } | undefined;
}

export interface Toast extends Omit<NewToast, 'about'> {
  /** What it speaks of: one for each thing of which the same error is told. */
  abouts: (string | undefined)[];
}

/** Adds one, the newest last. An error that is there already stays one, and counts the things that it is told of. */
export function addToast(toasts: Toast[], { about, ...added }: NewToast): Toast[] {
  const same = toasts.find((toast) => added.kind === 'error' && toast.kind === 'error' && toast.text === added.text);
  const abouts = [...(same?.abouts ?? []).filter((other) => other !== about), about];
  return [...toasts.filter((toast) => toast !== same), { ...added, abouts }]; // under the new id, so that it is announced again
}

/** Takes away the errors about something; one that is told of other things too counts one less. */
export function dismissAbout(toasts: Toast[], about: string): Toast[] {
  return toasts.flatMap((toast) => {
    if (toast.kind === 'success' || !toast.abouts.includes(about)) return [toast];
    const abouts = toast.abouts.filter((other) => other !== about);
    return abouts.length > 0 ? [{ ...toast, abouts }] : [];
  });
}
