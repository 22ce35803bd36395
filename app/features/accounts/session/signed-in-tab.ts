const KEY = 'byline.signed-in';

/** Remembers, for as long as this tab is open, that somebody was signed in here. */
export function rememberSignedIn(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // storage is forbidden: a page that asks for sign-in does not say why
  }
}

export function wasSignedIn(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
