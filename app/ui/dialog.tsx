import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from './icons.tsx';
import { enterTopLayer } from './top-layer.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  size?: 'small' | 'page';
  /** Stands in place of the title, and makes the way out a Cancel before it. */
  bar?: ReactNode;
}

const FIRST_FIELD = '.dialog-body :is(input:not([type="hidden"], [hidden]), select, textarea)';
const FIRST_BUTTON = '.dialog-foot button';

/** A click on the backdrop closes it; a drag that began inside does not. Escape leaves a long text first, then the dialog. */
export function Dialog({ title, onClose, children, size = 'small', bar }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog.querySelector<HTMLElement>(FIRST_BUTTON))?.focus();
    const leaveTopLayer = enterTopLayer(dialog);
    return () => {
      leaveTopLayer();
      dialog.close();
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : document.getElementById('main'))?.focus({ preventScroll: !isThere });
    };
  }, []);

  const leftText = useRef(false);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => {
    const dialog = element.current;
    const close = () => {
      if (!dialog?.isConnected || dialog.open) return;
      dialog.showModal(); // a browser may close it whatever is said, and there may be a question before that
      if (!leftText.current) latestClose.current();
      leftText.current = false;
    };
    dialog?.addEventListener('close', close);
    return () => dialog?.removeEventListener('close', close);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click on the backdrop does
    <dialog
      ref={element}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== element.current) return; // a file chooser that was dismissed
        event.preventDefault();
        const { activeElement } = document;
        const isInText = Boolean(bar) && activeElement instanceof HTMLElement && activeElement.isContentEditable;
        if (isInText) activeElement.blur();
        else if (event.cancelable) onClose();
        leftText.current = isInText && !event.cancelable;
      }}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === element.current;
      }}
      onClick={(event) => {
        if (event.target === element.current && pressedOnBackdrop.current) onClose();
      }}
    >
      <div className="dialog-frame">
        <header className={bar ? 'dialog-head dialog-bar' : 'dialog-head'}>
          {bar && <CloseButton label="Cancel" onClose={onClose} />}
          <h2 className={bar ? 'visually-hidden' : 'dialog-title'} id={titleId}>
            {title}
          </h2>
          {bar ?? <CloseButton label="Close" onClose={onClose} />}
        </header>
        {children}
      </div>
    </dialog>
  );
}

function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className="tool" aria-label={label} title={label} onClick={onClose}>
      <CloseIcon />
    </button>
  );
}
