import { Action, Close, Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from './icons.tsx';
import { addToast, dismissAbout, type Toast, type ToastKind } from './toast-list.ts';
import { floatOnTop } from './top-layer.ts';

interface ToastOptions {
  /** Why, or what follows from it, in a sentence of its own. */
  cause?: string | undefined;
  /** Names what was tried: a success takes away the errors of earlier attempts at it. */
  about?: string | undefined;
  /** Opens in a tab of its own: what is being written stays. */
  link?: { href: string; label: string } | undefined;
  /** Takes back what is told, for as long as it is shown. */
  action?: { label: string; act: () => void } | undefined;
}

type ShowToast = (kind: ToastKind, text: string, options?: ToastOptions) => void;

const ToastContext = createContext<ShowToast>(() => undefined);
const DismissContext = createContext<(about: string) => void>(() => undefined);

const SUCCESS_MS = 5000;
/** Of one with an action: time to read it and to reach the button. */
const ACTION_MS = 12_000;

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
      setToasts((toasts) => addToast(toasts, { kind, text, ...options }));
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
          {toasts.map(({ id, kind, text, cause, link, action, abouts }) => (
            <Root
              key={id}
              open
              className={`toast toast-${kind}`}
              duration={kind === 'error' ? Number.POSITIVE_INFINITY : action ? ACTION_MS : SUCCESS_MS}
              type={kind === 'success' ? 'background' : 'foreground'}
              onEscapeKeyDown={ignoreEscape}
              onOpenChange={(isOpen) => isOpen || isEscape.current || close(id)}
            >
              <div>
                <Description>{text}</Description>
                {cause && <p className="toast-cause">{cause}</p>}
                {link && (
                  <Action asChild altText={`${link.label}: ${link.href}`}>
                    <a className="toast-link" href={link.href} target="_blank" rel="noopener">
                      {link.label}
                    </a>
                  </Action>
                )}
                {action && (
                  <Action asChild altText={action.label}>
                    <button type="button" className="toast-link" onClick={action.act}>
                      {action.label}
                    </button>
                  </Action>
                )}
              </div>
              {abouts.length > 1 && <p className="toast-count">{abouts.length} times</p>}
              <Close className="tool" aria-label="Dismiss">
                <CloseIcon />
              </Close>
            </Root>
          ))}
          {createPortal(
            <>
              <Viewport className="toasts" />
              {toasts.length > 1 && (
                <button type="button" className="tool toasts-dismiss" onClick={() => setToasts([])}>
                  Dismiss all
                </button>
              )}
            </>,
            host,
          )}
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
