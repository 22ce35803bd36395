import type { Db } from '#db/client.server.ts';
import { parseFields } from './parts/settings-kind.ts';
import { getServiceFields, type Service, toService } from './service.ts';

export interface StoredService {
  service: Service;
  isActive: boolean;
  isDraft: boolean;
  /** ISO 8601: from when readers see it. */
  publishedAt: string;
  /** ISO 8601: last public change, or `publishedAt` if that is later. */
  updatedAt: string;
}

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

export function toStoredService({ id, fields, ...state }: { id: string; fields: string } & Omit<StoredService, 'service'>): StoredService {
  return { service: toService(id, getServiceFields(id, parseFields(fields))), ...state };
}

export function listVisible(stored: readonly StoredService[], now: Date): Service[] {
  const today = now.toISOString();
  return stored.filter(({ isActive, isDraft, publishedAt }) => isActive && !isDraft && publishedAt <= today).map(({ service }) => service);
}
