/** The request's JSON; undefined when the body is not JSON, which every schema refuses. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
