export type ToastKind = 'success' | 'error';

export interface NewToast {
  id: number;
  kind: ToastKind;
  text: string;
  cause?: string | undefined;
  about?: string | undefined;
  link?: { href: string; label: string } | undefined;
  action?: { label: string; act: () => void } | undefined;
}

export interface Toast extends Omit<NewToast, 'about'> {
  abouts: (string | undefined)[];
}

/** A repeated error stays one toast and collects what it is about. */
export function addToast(toasts: Toast[], { about, ...added }: NewToast): Toast[] {
  const same = toasts.find((toast) => added.kind === 'error' && toast.kind === 'error' && toast.text === added.text);
  const abouts = [...(same?.abouts ?? []).filter((other) => other !== about), about];
  return [...toasts.filter((toast) => toast !== same), { ...added, abouts }]; // under the new id, so that it is announced again
}

export function dismissAbout(toasts: Toast[], about: string): Toast[] {
  return toasts.flatMap((toast) => {
    if (toast.kind === 'success' || !toast.abouts.includes(about)) return [toast];
    const abouts = toast.abouts.filter((other) => other !== about);
    return abouts.length > 0 ? [{ ...toast, abouts }] : [];
  });
}
