import { Close, Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from './icons.tsx';
import { floatOnTop } from './top-layer.ts';

interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

type ShowToast = (kind: Toast['kind'], text: string) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

const SUCCESS_MS = 5000;

/** Shows short messages, over open dialogs too: success goes by itself, an error stays until it is dismissed and is logged. */
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

  const show = useCallback<ShowToast>((kind, text) => {
    if (kind === 'error') log.current(text);
    setToasts((toasts) => [
      ...toasts.filter((toast) => kind === 'success' || toast.text !== text), // an error that comes again stays once
      { id: (toasts.at(-1)?.id ?? 0) + 1, kind, text },
    ]);
  }, []);
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
      {children}
      {host && (
        <Provider swipeDirection="right" announcerContainer={host}>
          {toasts.map(({ id, kind, text }) => (
            <Root
              key={id}
              open
              className={`toast toast-${kind}`}
              duration={kind === 'success' ? SUCCESS_MS : Number.POSITIVE_INFINITY}
              type={kind === 'success' ? 'background' : 'foreground'}
              onEscapeKeyDown={ignoreEscape}
              onOpenChange={(isOpen) => isOpen || isEscape.current || close(id)}
            >
              <Description>{text}</Description>
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
