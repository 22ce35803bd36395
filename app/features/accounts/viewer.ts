/** The part of a signed-in user that any page may see. */
export interface Viewer {
  id: string;
  email: string;
  isAdmin: boolean;
}

/** The part of a session that a page may see; times in milliseconds since 1970. */
export interface SessionState {
  viewer: Viewer;
  expiresAt: number;
  renewAt: number;
}
