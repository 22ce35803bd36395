import { downloadCsv } from '#app/context/download-csv.server.ts';
import { writeSubscribersCsv } from '../subscribers/list-subscribers.server.ts';
import type { Route } from './+types/subscribers-export';

export const loader = (args: Route.LoaderArgs) => downloadCsv(args, { filename: 'subscribers.csv', write: writeSubscribersCsv });
