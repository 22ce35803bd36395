import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { readSite } from '#app/context/deps.server.ts';
import { previewContext } from '#app/context/preview.server.ts';
import * as open from '#app/extensions.site.ts';
import { CommentForm } from '#features/editor/private-link/comment-form.tsx';
import { useSite } from '#features/settings/use-site.ts';
import { SiteFooter } from '#features/site/frame/footer.tsx';
import { SiteHeader } from '#features/site/frame/header.tsx';
import { SlotContext, type Slots } from '#ui/slot.tsx';
import type { Route } from './+types/layout';

const slots: readonly Slots[] = Object.values(open);

export async function loader({ context }: Route.LoaderArgs) {
  const { texts } = await readSite(context);
  return {
    newsletterText: texts.home.newsletterText,
    services: texts.services.services.map(({ slug, title }) => ({ slug, title })),
    draftBy: context.get(previewContext)?.draftBy,
    comments: context.get(previewContext)?.comments,
  };
}

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { author } = useSite();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { heading, text } = explain(status);
  const requestId = isRouteErrorResponse(error) && error.data?.requestId;
  return (
    <Frame>
      <title>{`${heading} – ${author.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className="not-found page">
        <div className="media media-weave not-found-art">
          <img src="/pictures/pulled.svg" alt="" width="1200" height="960" />
        </div>
        <div>
          <p className="label">{status}</p>
          <h1 className="page-title">{heading}</h1>
          <p className="deck">{text}</p>
          {requestId && <p className="label">Request {requestId}</p>}
          <a className="button" href="/">
            Return to Home
          </a>
        </div>
      </section>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { services = [], newsletterText = '', draftBy, comments } = useRouteLoaderData<typeof loader>('routes/site/layout') ?? {};
  return (
    <SlotContext value={slots}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {draftBy !== undefined && (
          <div className="page">
            <p className="notice">
              Draft shared by <bdi>{draftBy}</bdi>: not public
            </p>
          </div>
        )}
        {children}
        {comments && <CommentForm {...comments} />}
      </main>
      <SiteFooter services={services} newsletterText={newsletterText} />
    </SlotContext>
  );
}

function explain(status: number) {
  if (status === 404) return { heading: 'Oops! Page not found', text: 'There is no page at this address.' };
  if (status === 503)
    return { heading: 'Not available right now', text: 'The site can’t reach its articles just now. Please try again in a minute.' };
  if (status < 500) return { heading: 'That didn’t work', text: 'The site didn’t understand this request.' };
  return {
    heading: 'Something went wrong',
    text: 'The fault is on our side, and it has been logged. Please try again in a minute.',
  };
}
