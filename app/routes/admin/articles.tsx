import { Link, Outlet } from 'react-router';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { listArticlesForAdmin } from '#features/articles/edit-article.server.ts';
import { DeleteButton } from '#features/editor/form/delete-button.tsx';
import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { formatLongDate } from '#features/publishing/format-date.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/articles';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const articles = await listArticlesForAdmin(context.get(servicesContext).db);
    return { articles: articles.map((article) => ({ ...article, date: formatLongDate(article.publishedAt) })) };
  });
}

export default function AdminArticles({ loaderData: { articles } }: Route.ComponentProps) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Blog Posts</h1>
        <Link className="button" to="/admin/articles/new">
          Add article
        </Link>
      </header>
      {articles.length === 0 ? (
        <p className="empty empty-title">No articles yet. Create your first article!</p>
      ) : (
        <ul className="admin-list">
          {articles.map(({ id, title, category, date, readTime }) => (
            <li key={id} className={`admin-row category-${categorySlug(category)}`}>
              <div className="admin-row-text">
                <h2 className="admin-row-title">
                  <a href={`/blog/${id}`}>{title}</a>
                </h2>
                <p className="meta">
                  <span className="category">{categoryTitle(category)}</span>
                  <span>{date}</span>
                  <span>{readTime} min read</span>
                </p>
              </div>
              <div className="admin-row-actions">
                <Link className="tool" to={`/admin/articles/${id}`}>
                  Edit<span className="visually-hidden"> {title}</span>
                </Link>
                <DeleteButton noun="Article" name={title} path={`/admin/save/article/${id}`} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Outlet />
    </>
  );
}
