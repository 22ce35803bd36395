import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

declare global {
  var __reactRouterManifest: { sri?: unknown } | undefined;
}

// The manifest's file lacks the hashes: with this flag React Router reads them from the page's import map.
if (globalThis.__reactRouterManifest && document.querySelector('script[rr-importmap]')) globalThis.__reactRouterManifest.sri = true;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
