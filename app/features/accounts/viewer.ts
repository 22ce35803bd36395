export interface Viewer {
  id: string;
  email: string;
  isAdmin: boolean;
}

export interface SessionState {
  viewer: Viewer;
  expiresAt: number;
  renewAt: number;
}
