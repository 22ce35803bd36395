import { performance } from 'node:perf_hooks';
import pg from 'pg';

const CONNECT_MS = 3500;
const QUERY_MS = 3000;

export interface PostgresServer {
  version: string;
  major: number;
  fsync: boolean;
  isCommitSynced: boolean;
  isPooled: boolean;
  isEncrypted: boolean;
  clockAheadMs: number;
  hasMigrations: boolean;
}

/** Throws the driver's error. */
export async function inspectPostgres(connectionString: string): Promise<PostgresServer> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, query_timeout: QUERY_MS });
  client.on('error', () => undefined); // the pending query is rejected
  await client.connect();
  try {
    const sentAt = Date.now();
    const since = performance.now();
    const { rows } = await client.query(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commit, pg_backend_pid() as pid, extract(epoch from clock_timestamp()) as seconds,
        to_regclass('migrations') is not null as migrations`,
    );
    const halfWay = sentAt + (performance.now() - since) / 2;
    const row: Record<string, unknown> = rows[0] ?? {};
    const { processID, connection } = client as unknown as { processID: number; connection: { stream: { encrypted?: boolean } } }; // pg has them, its types do not
    return {
      version: String(row.version),
      major: Math.trunc(Number(row.number) / 10_000),
      fsync: row.fsync === 'on',
      isCommitSynced: row.commit !== 'off',
      isPooled: processID !== row.pid,
      isEncrypted: connection.stream.encrypted === true,
      clockAheadMs: Number(row.seconds) * 1000 - halfWay,
      hasMigrations: row.migrations === true,
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}
