/** Who is looking: what any page may know of a signed-in person. */
export interface Viewer {
  id: string;
  email: string;
  isAdmin: boolean;
}
