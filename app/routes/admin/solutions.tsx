import { Link, Outlet } from 'react-router';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { DeleteButton } from '#features/editor/form/delete-button.tsx';
import { formatLongDate } from '#features/publishing/format-date.ts';
import { listSolutionsForAdmin } from '#features/solutions/edit-solution.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/solutions';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const solutions = await listSolutionsForAdmin(context.get(servicesContext).db);
    return { solutions: solutions.map((solution) => ({ ...solution, date: formatLongDate(solution.publishedAt) })) };
  });
}

export default function AdminSolutions({ loaderData: { solutions } }: Route.ComponentProps) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">360 Growth Solutions</h1>
        <Link className="button" to="/admin/solutions/new">
          Add solution
        </Link>
      </header>
      {solutions.length === 0 ? (
        <p className="empty empty-title">No solutions yet. Create your first solution!</p>
      ) : (
        <ul className="admin-list">
          {solutions.map(({ id, title, isActive, date }) => (
            <li key={id} className="admin-row">
              <div className="admin-row-text">
                <h2 className="admin-row-title">
                  <a href={`/solution/${id}`}>{title}</a>
                </h2>
                <p className="meta">
                  <span>{date}</span>
                  {!isActive && <span className="badge badge-quiet">Hidden</span>}
                </p>
              </div>
              <div className="admin-row-actions">
                <Link className="tool" to={`/admin/solutions/${id}`}>
                  Edit<span className="visually-hidden"> {title}</span>
                </Link>
                <DeleteButton noun="Solution" name={title} path={`/admin/save/solution/${id}`} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Outlet />
    </>
  );
}
