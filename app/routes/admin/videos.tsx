import { Link, Outlet } from 'react-router';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { DeleteButton } from '#features/editor/form/delete-button.tsx';
import { Picture } from '#features/images/picture.tsx';
import { describeVideo } from '#features/videos/video.ts';
import { listAllVideos } from '#features/videos/videos.server.ts';
import { VisibilityButton } from '#features/videos/visibility-button.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/videos';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { db, now } = context.get(servicesContext);
    const videos = await listAllVideos(db);
    return { videos: videos.map((video) => ({ ...describeVideo(video, now()), isActive: video.isActive })) };
  });
}

export default function AdminVideos({ loaderData: { videos } }: Route.ComponentProps) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">YouTube Videos</h1>
        <Link className="button" to="/admin/videos/new">
          Add videos
        </Link>
      </header>
      {videos.length === 0 ? (
        <p className="empty empty-title">No videos yet. Add your first video!</p>
      ) : (
        <ul className="admin-list">
          {videos.map(({ id, title, url, thumbnailUrl, isActive, isShort, duration, age, views }) => (
            <li key={id} className="admin-row">
              {thumbnailUrl && (
                <div className="media media-wide admin-row-picture">
                  <Picture src={thumbnailUrl} alt="" sizes="8rem" width={320} height={180} />
                </div>
              )}
              <div className="admin-row-text">
                <h2 className="admin-row-title">
                  <a href={url} target="_blank" rel="noopener">
                    {title}
                  </a>
                </h2>
                <p className="meta">
                  {isShort && <span className="badge">SHORT</span>}
                  {[duration, age, views].filter(Boolean).map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                  {!isActive && <span className="badge badge-quiet">Hidden</span>}
                </p>
              </div>
              <div className="admin-row-actions">
                <VisibilityButton id={id} title={title} isActive={isActive} />
                <DeleteButton noun="Video" name={title} path={`/admin/save/video/${id}`} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Outlet />
    </>
  );
}
