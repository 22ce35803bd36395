/** What anybody but an admin sees of the admin. */
export function AccessDenied() {
  return (
    <main id="main" className="page page-header">
      <h1 className="page-title">Access Denied</h1>
      <p className="deck">You need admin privileges to access this page.</p>
      <p className="button-row">
        <a className="button" href="/auth?to=/admin">
          Sign in
        </a>
        <a className="button button-quiet" href="/">
          Back to Website
        </a>
      </p>
    </main>
  );
}
