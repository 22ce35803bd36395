import type { ReactNode } from 'react';
import { solutions } from '#content/pages/solutions.ts';

interface PageHeaderProps {
  label?: ReactNode;
  title: string;
  deck?: string | undefined;
  children?: ReactNode;
}

export function PageHeader({ label, title, deck, children }: PageHeaderProps) {
  return (
    <header className="page-header page">
      {label && (
        <p className="label" dir="auto">
          {label}
        </p>
      )}
      <h1 className="page-title" dir="auto">
        {title}
      </h1>
      {deck && (
        <p className="deck" dir="auto">
          {deck}
        </p>
      )}
      {children}
    </header>
  );
}

/** Tells buyers a service from a solution, and leads to the other list. */
export function OfferDifference({ to, label }: { to: string; label: string }) {
  return (
    <p className="deck page-note">
      {solutions.difference} <a href={to}>{label}</a>
    </p>
  );
}
