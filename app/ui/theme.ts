/** Sets the remembered theme before anything is drawn, and again where a kept page comes back or another tab has chosen. */
export default function followTheme(): void {
  const setTheme = () => {
    try {
      const { theme } = localStorage;
      const { classList } = document.documentElement;
      classList.toggle('theme-dark', theme === 'dark');
      classList.toggle('theme-light', theme === 'light');
    } catch {
      // Storage is switched off: the theme follows the device.
    }
  };
  setTheme();
  addEventListener('pageshow', setTheme);
  addEventListener('storage', setTheme);
  document.addEventListener('prerenderingchange', setTheme);
}
