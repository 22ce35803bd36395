/** A file below `app` at a path, as React Router's own. */
export interface RouteEntry {
  path: string;
  file: string;
  /** Where a file has several paths. */
  id?: string;
  children?: readonly RouteEntry[];
}

export interface AdminPage {
  /** Below `/admin`. */
  path: string;
  file: string;
  label: string;
  /** The door of the admin that it is behind. The last three are in the viewer's own menu, `menu` as an entry of its own. */
  place: 'write' | 'images' | 'readers' | 'site' | 'connections' | 'people' | 'menu';
  order: number;
  /** Otherwise admins alone find it; its own guard lets them in. */
  isForEditors?: true;
  form?: { path: string; file: string };
}

/** Where a request is treated unlike most others. */
interface RequestRule {
  /** A whole path. */
  path: string;
  /** Of a streamed body that may be larger. */
  bytes?: number;
  /** Reads no cookie, so that a page of another site may post to it. */
  isForPrograms?: true;
}

/** What a folder below `app/extensions` brings, as data alone: the build, the server and the tests read it. */
export interface Extension {
  name: string;
  /** Inside the layout of the place; those at the top have none. */
  routes?: { readonly [Place in 'site' | 'auth' | 'admin' | 'top']?: readonly RouteEntry[] };
  adminPages?: readonly AdminPage[];
  requests?: readonly RequestRule[];
  /** Of the settings that let the site send, those that are on only while it is open. */
  switches?: readonly string[];
  /** Files that are started by path, as processes or in threads; see `getCodeFile`. */
  threads?: readonly string[];
}

/** Checks the type and nothing else. @public */
export const defineExtension = <const E extends Extension>(extension: E): E => extension;
