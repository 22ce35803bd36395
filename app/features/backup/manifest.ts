import { z } from '#platform/forms/zod.ts';

export interface BackupSummary {
  /** ISO 8601 in UTC: the moment that its rows are of, or a little before. */
  madeAt: string;
  release: string;
  schema: string;
  rows: Record<string, number>;
  images: number;
  /** Files of images that the store did not have when they were read. */
  missingFiles: number;
  bytes: number;
}

export const README = 'README.txt';
export const MANIFEST = 'manifest.json';
export const SECRET = 'session-secret';
export const FORMAT = 1;

const count = z.number().int().nonnegative();

export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  release: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  site: z.strictObject({ id: z.uuid(), url: z.string() }),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })).min(1),
  /** In the order in which their rows may be inserted. */
  tables: z.array(z.strictObject({ name: z.string(), rows: count })),
  /** Of everything before the manifest, unpacked; absent in the first backups of 0.1.0. */
  bytes: count.optional(),
  images: z.strictObject({
    count,
    files: count,
    /** Rows whose image was removed for good while the backup was made. */
    removed: z.array(z.string()),
    missingFiles: count,
    missing: z.array(z.string()),
  }),
});

export type Manifest = z.infer<typeof manifestSchema>;

export function toSummary(manifest: Manifest, bytes: number): BackupSummary {
  const { madeAt, release, migrations, tables, images } = manifest;
  return {
    madeAt,
    release,
    schema: migrations.at(-1)?.name ?? '',
    rows: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
    images: images.count,
    missingFiles: images.missingFiles,
    bytes,
  };
}

export function describeContents({ rows, images, bytes }: BackupSummary): string {
  const { articles = 0, growth_solutions: solutions = 0, youtube_videos: videos = 0, users: accounts = 0 } = rows;
  const counts = Object.entries({ articles, solutions, videos, images, accounts }).map(
    ([name, count]) => `${count} ${count === 1 ? name.slice(0, -1) : name}`,
  );
  return `${counts.join(', ')}; ${(bytes / 2 ** 20).toFixed(1)} MB`;
}
