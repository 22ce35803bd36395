import type { ServerExtension } from '#app/context/server-extension.server.ts';
import { runExportCommand } from './exporting/export-command.server.ts';
import { importActions } from './importing/import-actions.server.ts';
import { runImportCommand } from './importing/import-command.server.ts';
import { createImportHandler } from './importing/import-job.server.ts';

export const moving = {
  actions: importActions,
  jobs: ({ kinds, ...deps }) => [createImportHandler({ ...deps, kinds: kinds.form })],
  commands: { import: runImportCommand, export: runExportCommand },
  storedColumns: [
    { table: 'imports', id: 'id', column: 'plan', type: 'json' },
    { table: 'imports', id: 'id', column: 'choices', type: 'json' },
    { table: 'importedItems', id: 'key', column: 'addresses', type: 'list' },
    { table: 'importedItems', id: 'key', column: 'notes', type: 'list' },
  ],
} satisfies ServerExtension;

type ImportActions = typeof importActions;

declare module '#features/admin/actions/actions.ts' {
  interface Actions extends ImportActions {}
}
