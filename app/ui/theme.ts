/** Runs before the first paint, and when a page comes back from the cache or another tab changes the theme. */
export default function followTheme(): void {
  const root = document.documentElement; // its class is the theme, and nothing else
  const setTheme = (theme: unknown) => {
    root.className = theme ? `theme-${theme}` : '';
  };
  const restoreTheme = () => {
    try {
      setTheme(localStorage.theme);
    } catch {
      // Storage is off: a choice holds for this page.
    }
  };
  restoreTheme();
  addEventListener('pageshow', restoreTheme);
  addEventListener('storage', restoreTheme);
  document.addEventListener('prerenderingchange', restoreTheme);
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.theme-switch')) return; // what is clicked is an element
    const shown = root.className || (matchMedia('(prefers-color-scheme:dark)').matches && 'theme-dark');
    const theme = shown === 'theme-dark' ? 'light' : 'dark';
    setTheme(theme);
    try {
      localStorage.theme = theme;
    } catch {}
  });
}
