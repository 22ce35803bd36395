import pg from 'pg';
import { expect, test } from 'vitest';
import { endsConnection, hasMetAnother, nameFailure } from './failure.server.ts';

function createDatabaseError(code: string, severity = 'ERROR') {
  return Object.assign(new pg.DatabaseError('said by the server', 0, 'error'), { code, severity });
}

const connected = { isConnectionLost: false };

test('[OPS-8] an outage of PostgreSQL is 503, a full disk 507, and a mistake in a statement stays what it is', () => {
  const outages = ['57P01', '57P02', '57P03', '57014', '08006', '08P01', '53300', '55P03', '58030', '25P03', '40P01', '40001'];
  for (const code of outages)
    expect(nameFailure(createDatabaseError(code), connected), code).toMatchObject({ code: 'unavailable', status: 503 });
  expect(nameFailure(createDatabaseError('25006'), connected)).toMatchObject({ code: 'read-only', status: 503 });
  expect(nameFailure(createDatabaseError('53100'), connected)).toMatchObject({ code: 'disk-full', status: 507 });
  for (const code of ['23505', '42P01', '22P02']) {
    const mistake = createDatabaseError(code);
    expect(nameFailure(mistake, connected), code).toBe(mistake);
  }
});

test('[OPS-8] a connection that ends or cannot be made is an outage, and an error of this code is none', () => {
  for (const code of ['ECONNRESET', 'EPIPE', 'EAI_AGAIN']) {
    const failed = Object.assign(new Error(code), { code, syscall: 'read' });
    expect(nameFailure(failed, connected), code).toMatchObject({ code: 'unavailable' });
  }
  const terminated = new Error('Connection terminated unexpectedly');
  expect(nameFailure(terminated, { isConnectionLost: true })).toMatchObject({ code: 'unavailable', cause: terminated });
  const bug = new TypeError('a bug');
  expect(nameFailure(bug, connected)).toBe(bug);
});

test('[OPS-8] what the server ends, or a server that takes no changes, is left; what has met another may be run again', () => {
  expect(endsConnection(createDatabaseError('57P01', 'FATAL'))).toBe(true);
  expect(endsConnection(createDatabaseError('25006'))).toBe(true);
  expect(endsConnection(createDatabaseError('23505'))).toBe(false);
  const met = ['40001', '40P01', '23505'].map((code) => nameFailure(createDatabaseError(code), connected));
  expect(met.map(hasMetAnother)).toEqual([true, true, true]);
  expect(hasMetAnother(createDatabaseError('42P01'))).toBe(false);
});
