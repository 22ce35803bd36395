import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  buildDirectory: '.builds/next', // put in the place of build/ when it is whole
  serverBuildFile: '[name].js', // the server, its commands and what it starts by path
  routeDiscovery: { mode: 'initial' }, // no manifest endpoint
  subResourceIntegrity: true,
} satisfies Config;
