import type { Slots } from '#ui/slot.tsx';

export const api: Slots = { 'tokens.intro': DocumentationLink };

function DocumentationLink() {
  return <a href="/api">What programs can do</a>;
}
