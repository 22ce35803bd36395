import { type ComponentType, useId } from 'react';
import type { IslandName } from '#app/islands.ts';
import { useIsHydratedPage } from './area.ts';

/** Resolved at build time: the browser's bundle drops this import whole. */
const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined;

/**
 * An interactive part of a public page: HTML that works as it is, and a React root that wakes when the reader turns to it.
 * The component's props must be JSON.
 */
export function Island<Props extends object>({ name, of: Component, props }: { name: IslandName; of: ComponentType<Props>; props: Props }) {
  const isHydrated = useIsHydratedPage();
  const id = useId();
  if (isHydrated || !renderToString) return <Component {...props} />;
  const html = renderToString(<Component {...props} />, { identifierPrefix: id }); // a root of its own, so that useId agrees on both sides
  return (
    <div
      className="island"
      data-island={name}
      data-prefix={id}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
