import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';

/** A part of a page that may come later than its frame: a skeleton stands in, and words where it does not come. */
export function Section<T>({ of, skeleton, children }: { of: T | Promise<T>; skeleton: ReactNode; children: (value: T) => ReactNode }) {
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={of} errorElement={<Missing />}>
        {(value) => children(value as T)}
      </Await>
    </Suspense>
  );
}

function Missing() {
  return (
    <div className="page section">
      <p className="notice notice-error">This part of the page could not be loaded. Please try again in a minute.</p>
    </div>
  );
}
