import { kinds } from '#app/all-kinds.server.ts';
import { allMigrations } from '#app/all-migrations.server.ts';
import { openAddressList, serverExtensions } from '#app/open-extensions.server.ts';
import { keepFilesPrivate } from '#platform/env/process.server.ts';
import { exitWithMessage } from './exit-with-message.ts';

/** Runs the command of an open extension that the first word names. */
async function main([name = '', ...words]: string[]) {
  const command = new Map(serverExtensions.flatMap(({ commands = {} }) => Object.entries(commands))).get(name);
  if (!command) {
    process.stderr.write(`There is no command ${name}\n`);
    process.exitCode = 1;
    return;
  }
  keepFilesPrivate();
  await command(words, { kinds, migrations: allMigrations, openAddressList });
}

await main(process.argv.slice(2)).catch(exitWithMessage);
