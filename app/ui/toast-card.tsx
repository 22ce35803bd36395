import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon } from './icons.tsx';
import { getToastText, type Toast } from './toast-list.ts';

const SUCCESS_MS = 5000;
const ACTION_MS = 12_000;
const ANNOUNCED_MS = 1000;

interface ToastCardProps {
  toast: Toast;
  isPaused: boolean;
  onClose: (id: number) => void;
}

export function ToastCard({ toast, isPaused, onClose }: ToastCardProps) {
  const { id, kind, cause, link, action, abouts } = toast;
  const leftMs = useRef(kind === 'error' ? Number.POSITIVE_INFINITY : action ? ACTION_MS : SUCCESS_MS);
  const close = () => onClose(id);

  // Counts from when the toast is seen, however busy the page is.
  useLayoutEffect(() => {
    if (isPaused || leftMs.current === Number.POSITIVE_INFINITY) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onClose(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused, id, onClose]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: after F8 a keyboard reads one toast after the other
    <li className={`toast toast-${kind}`} tabIndex={0}>
      <div>
        <div>{getToastText(toast)}</div>
        {cause && <p className="toast-cause">{cause}</p>}
        {link && (
          <a className="toast-link" href={link.href} target="_blank" rel="noopener" onClick={close}>
            {link.label}
          </a>
        )}
        {action && (
          <button
            type="button"
            className="toast-link"
            onClick={() => {
              action.act();
              close();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      {abouts.length > 1 && getToastText(toast) === toast.text && <p className="toast-count">{abouts.length} times</p>}
      <button type="button" className="tool" aria-label="Dismiss" onClick={close}>
        <CloseIcon />
      </button>
    </li>
  );
}

/** Exists before it is filled, as screen readers need. */
export function ToastAnnouncement({ toast }: { toast: Toast }) {
  const { kind, cause, link, action } = toast;
  const [stage, setStage] = useState<'empty' | 'filled' | 'over'>('empty');

  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setStage('filled'));
    });
    const timer = setTimeout(() => setStage('over'), ANNOUNCED_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  if (stage === 'over') return null;
  const words = ['Notification', getToastText(toast), cause, link && `${link.label}: ${link.href}`, action?.label].filter(Boolean);
  return (
    <div className="visually-hidden" role="status" aria-live={kind === 'error' ? 'assertive' : 'polite'}>
      {stage === 'filled' && words.join(' ')}
    </div>
  );
}
