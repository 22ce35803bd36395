import { Link, Outlet } from 'react-router';
import { requireAdmin } from '#app/context/guard.server.ts';
import { documentKinds } from '#app/site-documents.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/documents';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    return { documents: documentKinds.map(({ name, label, description }) => ({ name, label, description })) };
  });
}

/** Every part of the site that the owner can set. */
export default function SiteDocuments({ loaderData: { documents } }: Route.ComponentProps) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Site</h1>
      </header>
      <ul className="admin-list">
        <li>
          <Link to="/admin/services">Services</Link>
          <p className="field-hint">What can be commissioned: up to twelve, in your order.</p>
        </li>
        {documents.map(({ name, label, description }) => (
          <li key={name}>
            <Link to={`/admin/site/${name}`}>{label}</Link>
            <p className="field-hint">{description}</p>
          </li>
        ))}
      </ul>
      <Outlet />
    </>
  );
}
