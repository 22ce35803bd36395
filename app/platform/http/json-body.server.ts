/** A request's body read as JSON; undefined when it is none, which every schema refuses. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
