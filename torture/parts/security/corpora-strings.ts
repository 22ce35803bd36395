import { startAttackedSite } from '../../../tests/security/support/attacked-site.ts';
import { proveStrings, readStrings } from '../../../tests/security/support/prove-strings.ts';
import { startPostgresCluster } from '../../../tests/support/postgres-cluster.ts';
import { isShort, print, report } from '../../report.ts';

/** Every hostile string in every field of every form, on SQLite and, where the machine has one, on PostgreSQL. */
const all = readStrings();
const strings = isShort ? all?.filter((_, index) => index % 50 === 0) : all;

async function prove(name: string, databaseUrl?: string): Promise<string[]> {
  const site = await startAttackedSite(databaseUrl ? { databaseUrl } : {});
  try {
    const { forms, sent, faults } = await proveStrings(site, strings ?? []);
    print(`${name}: ${strings?.length} strings, ${forms} forms, ${sent} requests, ${faults.length} faults`);
    return faults;
  } finally {
    await site.stop();
  }
}

async function main() {
  const faults = await prove('SQLite');
  const cluster = await startPostgresCluster().catch((error) => print(`skipped: PostgreSQL: ${error.message}`));
  if (cluster) faults.push(...(await prove('PostgreSQL', cluster.url).finally(cluster.stop)));
  report(faults);
}

if (strings) await main();
