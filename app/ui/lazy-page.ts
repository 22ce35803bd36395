import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** The page of a route whose imports would otherwise stand in the manifest that every page of the admin loads. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Page = lazy(async () => ({ default: await load() }));
  return ({ loaderData }: { loaderData: Props }) => createElement(Suspense, null, createElement(Page as ComponentType<Props>, loaderData));
}
