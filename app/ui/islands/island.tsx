import { type ComponentType, useId } from 'react';
import { useIsHydratedPage } from './area.ts';

/** The app declares into it what it hands to `installIslands`, so that `name` can only be one of those. */
// biome-ignore lint/suspicious/noEmptyInterface: a module declaration adds its members
export interface IslandRegistry {}

/** Resolved at build time: the browser's bundle drops this import whole. */
const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined;

/**
 * An interactive part of a public page: HTML that works as it is, and a React root that is hydrated when the reader turns to it.
 * The component's props must be JSON.
 */
export function Island<Props extends object>({
  name,
  of: Component,
  props,
}: {
  name: keyof IslandRegistry;
  of: ComponentType<Props>;
  props: Props;
}) {
  const isHydratedPage = useIsHydratedPage();
  const id = useId();
  if (isHydratedPage || !renderToString) return <Component {...props} />;
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
