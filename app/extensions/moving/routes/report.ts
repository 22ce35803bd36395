import { downloadCsv } from '#app/context/download-csv.server.ts';
import { writeReportCsv } from '../importing/imports.server.ts';
import type { Route } from './+types/report';

export const loader = (args: Route.LoaderArgs) =>
  downloadCsv(args, { filename: 'import-report.csv', write: (db) => writeReportCsv(db, args.params.id) });
