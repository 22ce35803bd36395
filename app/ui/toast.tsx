import { Close, Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

type ShowToast = (kind: Toast['kind'], text: string) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

const SUCCESS_MS = 5000;

/** Shows short messages: success goes by itself, an error stays until it is dismissed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const show = useCallback<ShowToast>(
    (kind, text) => setToasts((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, kind, text }]),
    [],
  );
  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      <Provider swipeDirection="right">
        {children}
        {toasts.map(({ id, kind, text }) => (
          <Root
            key={id}
            className={`toast toast-${kind}`}
            duration={kind === 'success' ? SUCCESS_MS : Number.POSITIVE_INFINITY}
            type={kind === 'success' ? 'background' : 'foreground'}
            onOpenChange={(isOpen) => isOpen || close(id)}
          >
            <Description>{text}</Description>
            <Close className="tool" aria-label="Dismiss">
              ×
            </Close>
          </Root>
        ))}
        <Viewport className="toasts" />
      </Provider>
    </ToastContext>
  );
}

/** How to show a message from anywhere below the provider. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
