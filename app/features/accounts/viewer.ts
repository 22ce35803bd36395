/** Who is looking: what any page may know of a signed-in person. */
export interface Viewer {
  id: string;
  email: string;
  isAdmin: boolean;
}

/** What a page may know of its session; times in milliseconds since 1970. */
export interface SessionState {
  viewer: Viewer;
  expiresAt: number;
  renewAt: number;
}
