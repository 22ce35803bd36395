import { type ComponentType, useId } from 'react';
import { useIsHydratedPage } from './area.ts';

// biome-ignore lint/suspicious/noEmptyInterface: a module declaration adds its members
export interface IslandRegistry {}

/** Resolved at build time: the browser's bundle drops this import. */
const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined;

/** Working HTML with a React root that hydrates on intent. The component's props must be JSON. */
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
