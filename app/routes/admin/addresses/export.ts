import { downloadCsv } from '#app/context/download-csv.server.ts';
import { writeRedirectsCsv } from '#features/redirects/redirects.server.ts';
import type { Route } from './+types/export';

export const loader = (args: Route.LoaderArgs) => downloadCsv(args, { filename: 'redirects.csv', write: writeRedirectsCsv });
