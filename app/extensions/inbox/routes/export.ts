import { downloadCsv } from '#app/context/download-csv.server.ts';
import { writeMessagesCsv } from '../messages.server.ts';
import type { Route } from './+types/export';

export const loader = (args: Route.LoaderArgs) => downloadCsv(args, { filename: 'messages.csv', write: writeMessagesCsv });
