import { type ReactNode, useEffect, useId, useRef } from 'react';

/**
 * A modal dialog, open for as long as it is rendered. Escape and a click on the backdrop close it; a drag that began inside does not.
 * Focus stays inside and goes back to where it was.
 */
export function Dialog({
  title,
  onClose,
  children,
  isWide = false,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  isWide?: boolean;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={isWide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === element.current;
      }}
      onClick={(event) => {
        if (event.target === element.current && pressedOnBackdrop.current) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <div className="dialog-frame">
        <header className="dialog-head">
          <h2 className="dialog-title" id={titleId}>
            {title}
          </h2>
          <button type="button" className="tool" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
