import type { ReactNode } from 'react';

interface AccountNoteProps {
  title: string;
  /** What was just done. */
  status?: string;
  link: ReactNode;
  children?: ReactNode;
}

/** A page without a form: it is done, or can't be. */
export function AccountNote({ title, status, link, children }: AccountNoteProps) {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      {status && (
        <p className="notice" role="status">
          {status}
        </p>
      )}
      {children}
      <p className="plain-links">{link}</p>
    </>
  );
}
