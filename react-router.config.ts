import type { Config } from '@react-router/dev/config';
import { NEXT_BUILD } from './server/building/build.ts';

export default {
  ssr: true,
  buildDirectory: NEXT_BUILD, // becomes build/ when it is complete
  serverBuildFile: '[name].js', // the server, its commands and what it starts by path
  routeDiscovery: { mode: 'initial' }, // no manifest endpoint
  subResourceIntegrity: true,
} satisfies Config;
