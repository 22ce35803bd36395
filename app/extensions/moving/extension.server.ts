import type { ServerExtension } from '#app/context/server-extension.server.ts';
import { runExportCommand } from '#features/exporting/export-command.server.ts';
import { runImportCommand } from '#features/importing/import-command.server.ts';

export const moving = {
  commands: {
    import: (words, { kinds, migrations }) => runImportCommand(words, { kinds: kinds.form, migrations }),
    export: (words, { kinds }) => runExportCommand(words, kinds.form),
  },
} satisfies ServerExtension;
