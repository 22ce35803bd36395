import { ThemeIcon } from './icons.tsx';

/**
 * Changes between light and dark; the page's inline script listens to it, so that it needs no other. Its name says what it does
 * rather than which of the two is on: the server's HTML cannot know.
 */
export function ThemeSwitch() {
  return (
    <button className="tool theme-switch" type="button" aria-label="Switch between light and dark">
      <ThemeIcon />
    </button>
  );
}
