import { ThemeIcon } from './icons.tsx';

/** Its label does not say which theme is on: the server's HTML cannot know. */
export function ThemeSwitch() {
  return (
    <button className="tool theme-switch" type="button" aria-label="Switch between light and dark">
      <ThemeIcon />
    </button>
  );
}
