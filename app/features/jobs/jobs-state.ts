export interface JobsOfName {
  name: string;
  label: string;
  /** Null for standing jobs: there is always one. */
  waiting: number | null;
  running: number;
  nextAt: string | null;
  failed: { reason: string; jobs: number; attempts: number }[];
}

/** Parsed by hand: a schema library would be a fifth of what the page loads. */
export function parseJobs(value: unknown): JobsOfName[] | undefined {
  const { jobs }: Record<string, unknown> = Object(value);
  if (!Array.isArray(jobs)) return undefined;
  const known = jobs.flatMap((each) => parseJobsOfName(each) ?? []);
  return known.length === jobs.length ? known : undefined;
}

function parseJobsOfName(value: unknown): JobsOfName | undefined {
  const { name, label, waiting, running, nextAt, failed }: Record<string, unknown> = Object(value);
  if (typeof name !== 'string' || typeof label !== 'string' || typeof running !== 'number' || !Array.isArray(failed)) return undefined;
  if (!(waiting === null || typeof waiting === 'number') || !(nextAt === null || typeof nextAt === 'string')) return undefined;
  const failures = failed.flatMap((each) => {
    const { reason, jobs: count, attempts }: Record<string, unknown> = Object(each);
    return typeof reason === 'string' && typeof count === 'number' && typeof attempts === 'number'
      ? [{ reason, jobs: count, attempts }]
      : [];
  });
  return failures.length === failed.length ? { name, label, waiting, running, nextAt, failed: failures } : undefined;
}
