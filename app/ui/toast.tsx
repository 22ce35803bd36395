import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastAnnouncement, ToastCard } from './toast-card.tsx';
import { addToast, dismissAbout, type NewToast, selectShown, type Toast, type ToastKind } from './toast-list.ts';
import { floatOnTop } from './top-layer.ts';

type ToastOptions = Omit<NewToast, 'id' | 'kind' | 'text'>;

type ShowToast = (kind: ToastKind, text: string, options?: ToastOptions) => void;

const ToastContext = createContext<ShowToast>(() => undefined);
const DismissContext = createContext<(about: string) => void>(() => undefined);

/** Shows toasts over dialogs too. An error stays until dismissed or the same thing succeeds. F8 moves focus here. */
export function ToastProvider({ onError, children }: { onError: (text: string) => void; children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [host, setHost] = useState<HTMLElement>();
  const log = useRef(onError);
  const lastId = useRef(0);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    log.current = onError;
  });
  useEffect(() => {
    const element = document.createElement('div');
    element.className = 'toast-host';
    setHost(element);
    return floatOnTop(element);
  }, []);

  const dismissErrors = useCallback((about: string) => {
    setToasts((toasts) => dismissAbout(toasts, about));
  }, []);
  const show = useCallback<ShowToast>(
    (kind, text, options = {}) => {
      if (kind === 'error') log.current(text);
      if (kind === 'success' && options.about !== undefined) dismissErrors(options.about);
      lastId.current += 1;
      const id = lastId.current;
      setToasts((toasts) => addToast(toasts, { id, kind, text, ...options }));
    },
    [dismissErrors],
  );
  const close = useCallback((id: number) => {
    const { activeElement } = document;
    if (activeElement !== list.current && list.current?.contains(activeElement)) list.current.focus();
    setToasts((toasts) => toasts.filter((toast) => toast.id !== id));
  }, []);
  const { isPaused, pauseEvents } = usePause(toasts.length > 0);
  useEffect(() => {
    const leadThere = ({ code }: KeyboardEvent) => code === 'F8' && list.current?.focus();
    document.addEventListener('keydown', leadThere);
    return () => document.removeEventListener('keydown', leadThere);
  }, []);

  return (
    <ToastContext value={show}>
      <DismissContext value={dismissErrors}>{children}</DismissContext>
      {host &&
        createPortal(
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: it stands in dialogs too, whose own sections are none */}
            <div role="region" aria-label="Notifications (F8)" tabIndex={-1} {...pauseEvents}>
              <ol className="toasts" ref={list} tabIndex={-1}>
                {selectShown(toasts).map((toast) => (
                  <ToastCard key={toast.id} toast={toast} isPaused={isPaused} onClose={close} />
                ))}
              </ol>
            </div>
            {toasts.length > 1 && (
              <button type="button" className="tool toasts-dismiss" onClick={() => setToasts([])}>
                Dismiss all{toasts.length > selectShown(toasts).length && ` ${toasts.length}`}
              </button>
            )}
            {toasts.map((toast) => (
              <ToastAnnouncement key={toast.id} toast={toast} />
            ))}
          </>,
          host,
        )}
    </ToastContext>
  );
}

function usePause(hasToasts: boolean) {
  const [isPaused, setPaused] = useState(false);
  const pause = () => setPaused(true);

  useEffect(() => {
    if (!hasToasts) return;
    const pause = () => setPaused(true);
    const resume = () => setPaused(false);
    window.addEventListener('blur', pause);
    window.addEventListener('focus', resume);
    return () => {
      resume();
      window.removeEventListener('blur', pause);
      window.removeEventListener('focus', resume);
    };
  }, [hasToasts]);

  return {
    isPaused,
    pauseEvents: {
      onFocus: pause,
      onPointerMove: pause,
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => setPaused(currentTarget.contains(relatedTarget as Node | null)), // of a document, it is a node
      onPointerLeave: ({ currentTarget }: React.PointerEvent) => setPaused(currentTarget.contains(document.activeElement)),
    },
  };
}

export function useToast(): ShowToast {
  return useContext(ToastContext);
}

export function useDismissErrors(): (about: string) => void {
  return useContext(DismissContext);
}
