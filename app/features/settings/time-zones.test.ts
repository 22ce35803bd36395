import { expect, test } from 'vitest';
import { identity } from './parts/identity.ts';
import { getPresentName, listTimeZones } from './time-zones.ts';

test('[SITE-8] time zones have their present names, each once, and each may be chosen', () => {
  const zones = listTimeZones();
  for (const name of ['Europe/Kyiv', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'Asia/Yangon', 'America/Nuuk', 'Africa/Accra'])
    expect(zones).toContain(name);
  for (const name of ['Europe/Kiev', 'Asia/Calcutta', 'Asia/Katmandu', 'Asia/Saigon']) expect(zones).not.toContain(name);
  expect(new Set(zones).size).toBe(zones.length);
  const { schema } = identity.fields.timeZone ?? {};
  for (const zone of [...zones, 'Europe/Kiev', 'Asia/Calcutta']) expect(schema?.safeParse(zone).success, zone).toBe(true);
  expect(getPresentName('Europe/Kiev')).toBe('Europe/Kyiv');
});
