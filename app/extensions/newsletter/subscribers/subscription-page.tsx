import type { ReactNode } from 'react';
import type { HeadersFunction, MetaDescriptor } from 'react-router';
import type { Site } from '#features/settings/site.ts';
import { privateHeaders } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';

/** Keeps the token in the URL out of every Referer. */
export const linkHeaders: HeadersFunction = (args) => {
  const headers = new Headers(privateHeaders(args));
  headers.set('referrer-policy', 'strict-origin');
  return headers;
};

type PageMatches = readonly [{ loaderData: { site: Site } }, ...unknown[]];

export function newsletterMeta({ matches: [root] }: { matches: PageMatches }): MetaDescriptor[] {
  return [{ title: `Newsletter – ${root.loaderData.site.author.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export function NewsletterPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page-header page newsletter-page">
      <p className="label">Newsletter</p>
      <h1 className="page-title">{title}</h1>
      {children}
    </section>
  );
}

export function ButtonForm({ label, error }: { label: string; error: string | undefined }) {
  return (
    <>
      <FormError message={error} />
      <form method="post">
        <button className="button" type="submit">
          {label}
        </button>
      </form>
    </>
  );
}
