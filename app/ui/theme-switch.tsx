import { ThemeIcon } from './icons.tsx';

/**
 * Changes between light and dark, and remembers the choice. Its name says what it does rather than which of the two is on:
 * the server's HTML cannot know.
 */
export function ThemeSwitch() {
  return (
    <button className="tool theme-switch" type="button" aria-label="Switch between light and dark" onClick={switchTheme}>
      <ThemeIcon />
    </button>
  );
}

function switchTheme() {
  const { classList } = document.documentElement;
  const isChosen = classList.contains('theme-dark') || classList.contains('theme-light');
  const isDark = isChosen ? classList.contains('theme-dark') : matchMedia('(prefers-color-scheme: dark)').matches;
  classList.toggle('theme-dark', !isDark);
  classList.toggle('theme-light', isDark);
  try {
    localStorage.setItem('theme', isDark ? 'light' : 'dark');
  } catch {
    // Storage is switched off: the choice holds for this page.
  }
}
