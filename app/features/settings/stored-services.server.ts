import type { Db } from '#db/client.server.ts';
import { parseFields } from './parts/settings-kind.ts';
import { getServiceFields, type Service, toService } from './service.ts';

/** A service that is not in the trash, as the site reads it. */
export interface StoredService {
  service: Service;
  isActive: boolean;
  isDraft: boolean;
  /** ISO 8601: from when readers see it. */
  publishedAt: string;
  /** ISO 8601: when readers last saw it change, or its date where that is later. */
  updatedAt: string;
}

/** All that are not in the trash, in their order. */
export async function readServices(db: Db): Promise<StoredService[]> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'fields', 'isActive', 'isDraft', 'publishedAt', 'updatedAt'])
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toStoredService);
}

/** A row of a service as the site reads it. */
export function toStoredService({ id, fields, ...state }: { id: string; fields: string } & Omit<StoredService, 'service'>): StoredService {
  return { service: toService(id, getServiceFields(id, parseFields(fields))), ...state };
}

/** Those that readers see at a time. */
export function listVisible(stored: readonly StoredService[], now: Date): Service[] {
  const today = now.toISOString();
  return stored.filter(({ isActive, isDraft, publishedAt }) => isActive && !isDraft && publishedAt <= today).map(({ service }) => service);
}
