import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '#ui/dialog.tsx';
import { SecurityForm } from './security-form.tsx';

interface SecurityDialogProps extends ComponentProps<typeof SecurityForm> {
  /** On the button that opens it, and above the form. */
  title: string;
  /** Stands in place of the form once it has been sent, such as a secret that is shown once; without it the dialog closes. */
  answer?: ReactNode;
}

/** What adds a person or a program, behind a button at the head of their list. */
export function SecurityDialog({ title, answer, ...form }: SecurityDialogProps) {
  const { result, intent } = form;
  const isSent = result?.ok === true && result.intent === intent;
  const [isOpen, setIsOpen] = useState(result?.ok === false && result.intent === intent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each result once; a refused form stays
  useEffect(() => {
    if (isSent || !result) setIsOpen(isSent && Boolean(answer));
  }, [result]);
  const navigate = useNavigate();
  function close() {
    setIsOpen(false);
    if (isSent) void navigate('.', { preventScrollReset: true }); // forgets the answer
  }
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {title}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <div className="dialog-body form">
            {isSent && answer ? (
              <>
                {answer}
                <p>
                  <Link to=".">Done</Link>
                </p>
              </>
            ) : (
              <SecurityForm {...form} />
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}
