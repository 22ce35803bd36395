import { useEffect, useState } from 'react';
import { wasSignedIn } from './session-events.ts';

export function AccessDenied({ path, isSignedOut }: { path: string; isSignedOut: boolean }) {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => setHasEnded(isSignedOut && wasSignedIn()), [isSignedOut]);
  return (
    <main id="main" className="page page-header">
      <h1 className="page-title">Access Denied</h1>
      <p className="deck">You need admin privileges to access this page.</p>
      {hasEnded && <p role="status">You’re signed out because your session has ended. Sign in to come back to this page.</p>}
      <p className="button-row">
        <a className="button" href={`/auth?to=${encodeURIComponent(path)}`}>
          Sign in
        </a>
        <a className="button button-quiet" href="/">
          Back to Website
        </a>
      </p>
    </main>
  );
}
