export type ToastKind = 'success' | 'error';

export interface NewToast {
  id: number;
  kind: ToastKind;
  text: string;
  /** The text for several equal successes. */
  countedText?: ((count: number) => string) | undefined;
  cause?: string | undefined;
  /** Names the attempt: a success dismisses earlier errors about it. */
  about?: string | undefined;
  link?: { href: string; label: string } | undefined;
  action?: { label: string; act: () => void } | undefined;
}

export interface Toast extends Omit<NewToast, 'about'> {
  abouts: (string | undefined)[];
}

const MAX_SHOWN = 3;

/** A repeated toast stays one and collects what it is about. Each Undo keeps its own. */
export function addToast(toasts: Toast[], { about, ...added }: NewToast): Toast[] {
  const same = toasts.find((toast) => isSame(toast, added));
  const abouts = [...(same?.abouts ?? []).filter((other) => other !== about), about];
  return [...toasts.filter((toast) => toast !== same), { ...added, abouts }]; // under the new id, so that it is announced again
}

/** The newest few, so that they hide little of the page. */
export function selectShown(toasts: readonly Toast[]): Toast[] {
  return toasts.slice(-MAX_SHOWN);
}

export function dismissAbout(toasts: Toast[], about: string): Toast[] {
  return toasts.flatMap((toast) => {
    if (toast.kind === 'success' || !toast.abouts.includes(about)) return [toast];
    const abouts = toast.abouts.filter((other) => other !== about);
    return abouts.length > 0 ? [{ ...toast, abouts }] : [];
  });
}

export function getToastText({ kind, text, countedText, abouts }: Toast): string {
  return kind === 'success' && countedText && abouts.length > 1 ? countedText(abouts.length) : text;
}

function isSame(toast: Toast, added: Omit<NewToast, 'about'>): boolean {
  if (toast.kind !== added.kind || toast.text !== added.text) return false;
  const isPlain = [toast, added].every(({ link, action }) => !link && !action);
  return added.kind === 'error' || (isPlain && toast.cause === added.cause);
}
