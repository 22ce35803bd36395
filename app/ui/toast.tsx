import { Close, Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from './icons.tsx';
import { floatOnTop } from './top-layer.ts';

interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** Why, in a sentence of its own. */
  cause?: string | undefined;
  /** Names what was tried: a success takes away the errors of earlier attempts at it. */
  about?: string | undefined;
}

type ShowToast = (kind: Toast['kind'], text: string, options?: Pick<Toast, 'cause' | 'about'>) => void;

const ToastContext = createContext<ShowToast>(() => undefined);
const DismissContext = createContext<(about: string) => void>(() => undefined);

const SUCCESS_MS = 5000;

/**
 * Shows short messages, over open dialogs too: success goes by itself; an error is logged, and stays until it is dismissed or the same
 * thing succeeds.
 */
export function ToastProvider({ onError, children }: { onError: (text: string) => void; children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [host, setHost] = useState<HTMLElement>();
  const log = useRef(onError);
  const isEscape = useRef(false);

  useEffect(() => {
    log.current = onError;
  });
  useEffect(() => {
    const element = document.createElement('div');
    setHost(element);
    return floatOnTop(element);
  }, []);

  const dismissErrors = useCallback((about: string) => {
    setToasts((toasts) => toasts.filter((toast) => toast.kind === 'success' || toast.about !== about));
  }, []);
  const show = useCallback<ShowToast>(
    (kind, text, { cause, about } = {}) => {
      if (kind === 'error') log.current(text);
      if (kind === 'success' && about !== undefined) dismissErrors(about);
      const isAgain = (toast: Toast) => kind === 'error' && toast.text === text && toast.about === about; // it stays once
      setToasts((toasts) => [...toasts.filter((toast) => !isAgain(toast)), { id: (toasts.at(-1)?.id ?? 0) + 1, kind, text, cause, about }]);
    },
    [dismissErrors],
  );
  const close = (id: number) => setToasts((toasts) => toasts.filter((toast) => toast.id !== id));
  /** Escape closes the dialog, not the toast. */
  const ignoreEscape = () => {
    isEscape.current = true;
    setTimeout(() => {
      isEscape.current = false;
    });
  };

  return (
    <ToastContext value={show}>
      <DismissContext value={dismissErrors}>{children}</DismissContext>
      {host && (
        <Provider swipeDirection="right" announcerContainer={host}>
          {toasts.map(({ id, kind, text, cause }) => (
            <Root
              key={id}
              open
              className={`toast toast-${kind}`}
              duration={kind === 'success' ? SUCCESS_MS : Number.POSITIVE_INFINITY}
              type={kind === 'success' ? 'background' : 'foreground'}
              onEscapeKeyDown={ignoreEscape}
              onOpenChange={(isOpen) => isOpen || isEscape.current || close(id)}
            >
              <div>
                <Description>{text}</Description>
                {cause && <p className="toast-cause">{cause}</p>}
              </div>
              <Close className="tool" aria-label="Dismiss">
                <CloseIcon />
              </Close>
            </Root>
          ))}
          {createPortal(<Viewport className="toasts" />, host)}
        </Provider>
      )}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** How to take away the errors about something, where it succeeds without a message. */
export function useDismissErrors(): (about: string) => void {
  return useContext(DismissContext);
}
