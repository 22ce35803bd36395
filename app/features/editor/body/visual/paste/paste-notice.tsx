/** Its region exists before it is filled, so that it is read out. */
export function PasteNotice({ text, onDismiss }: { text: string | undefined; onDismiss: () => void }) {
  return (
    <div role="status">
      {text && (
        <div className="notice editor-notice">
          <p>{text}</p>
          <button type="button" className="button button-quiet" onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}
