/** One read of the content version at a time, and one more for requests that came while it ran. Never rejects. */
export function createSharedRefresh(refresh: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function start(): Promise<void> {
    next = undefined;
    running = refresh()
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return () => {
    if (!running) return start();
    next ??= running.then(start);
    return next;
  };
}
