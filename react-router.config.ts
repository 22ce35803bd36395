import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' }, // no manifest endpoint
  subResourceIntegrity: true,
} satisfies Config;
