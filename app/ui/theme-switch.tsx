import { ThemeIcon } from './icons.tsx';

/** The page's inline script listens to it. Its name does not say which theme is on: the server's HTML cannot know. */
export function ThemeSwitch() {
  return (
    <button className="tool theme-switch" type="button" aria-label="Switch between light and dark">
      <ThemeIcon />
    </button>
  );
}
