/** Resolves as `work` does; rejects with a TimeoutError after `ms`. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException(`not done within ${ms} ms`, 'TimeoutError')), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
