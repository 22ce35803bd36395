/** The sites that tests only read; each is started once in a run, when the first test asks for it. */
export type SharedSiteName = 'demo' | 'odd' | 'edge' | 'empty' | 'sparse' | 'right-to-left' | 'languages' | 'african';

export interface SharedSite {
  url: string;
  /** What the server has printed so far. */
  output: string;
}

/** The variable that holds where the sites are asked for. */
export const SHARED_SITES = 'SHARED_SITES_URL';

export async function openSharedSite(name: SharedSiteName): Promise<SharedSite> {
  const response = await fetch(`${process.env[SHARED_SITES]}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
