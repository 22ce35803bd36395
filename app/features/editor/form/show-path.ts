/**
 * Shows another path for the form that is open, without a navigation: nothing is loaded or rendered, and what is being typed is not
 * touched. A reload opens that path.
 */
export function showPath(path: string): void {
  if (location.pathname !== path) history.replaceState(history.state, '', path + location.search);
}
