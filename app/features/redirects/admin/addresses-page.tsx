import { useState } from 'react';
import { AdminList, ListHead } from '#features/admin/list/admin-list.tsx';
import { AdminRow, type AdminRowData } from '#features/admin/list/admin-row.tsx';
import type { ListQuery, ListShape } from '#features/admin/list/list.ts';
import { decodeAddress } from '#features/publishing/redirects/old-address.ts';
import type { Redirect } from '#features/publishing/redirects/redirect.server.ts';
import type { Suggestion } from '#features/publishing/suggestions/nearest-titles.ts';
import type { MissCount } from '../miss-counter.ts';
import type { listRedirects, WrittenRedirect } from '../redirects.server.ts';
import { ImportDialog, RedirectDialog } from './address-dialogs.tsx';

export const redirectList = { path: '/admin/addresses', search: 'Part of an address' } as const satisfies ListShape;

export interface ListedMiss extends MissCount {
  nearest: Suggestion | null;
}

interface AddressesPageProps {
  query: ListQuery<typeof redirectList>;
  redirects: Awaited<ReturnType<typeof listRedirects>>;
  misses: ListedMiss[];
}

type Opened = 'import' | { written: WrittenRedirect; isStored: boolean };
type Open = (opened: Opened) => void;

const EMPTY = { address: '', target: '' };

export function AddressesPage({ query, redirects, misses }: AddressesPageProps) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <ListHead title="Redirects" exported={redirects.count > 0 && '/admin/addresses/export'}>
        <button type="button" className="tool" onClick={() => setOpened('import')}>
          Import
        </button>
        <button type="button" className="button" onClick={() => setOpened({ written: EMPTY, isStored: false })}>
          Add redirect
        </button>
      </ListHead>
      {misses.length > 0 && (
        <section className="site-group" aria-labelledby="missed">
          <h2 className="site-group-title" id="missed">
            Not found by readers
          </h2>
          <ul className="admin-list">
            {misses.map((miss) => (
              <AdminRow key={miss.address} row={toMissRow(miss, setOpened)} heading="h3" />
            ))}
          </ul>
        </section>
      )}
      <section className="site-group" aria-labelledby="redirects">
        <h2 className="site-group-title" id="redirects">
          Addresses that have moved
        </h2>
        <AdminList
          shape={redirectList}
          query={query}
          list={redirects}
          empty="There are none yet."
          row={(redirect) => toRow(redirect, setOpened)}
          heading="h3"
        />
      </section>
      {opened === 'import' && <ImportDialog onClose={close} />}
      {typeof opened === 'object' && <RedirectDialog {...opened} onClose={close} />}
    </>
  );
}

function toMissRow({ address, readers, robots, nearest }: ListedMiss, onOpen: Open): AdminRowData {
  return {
    key: address,
    title: decodeAddress(address),
    dir: 'ltr',
    facts: [
      describeCount(readers, 'reader', 'readers'),
      robots > 0 && describeCount(robots, 'robot', 'robots'),
      nearest && { label: 'Nearest:', text: nearest.title, href: nearest.href },
    ],
    actions: [
      nearest !== null && { label: 'Send there', isMain: true, ...saving({ address, target: nearest.href }, `Sent to “${nearest.title}”`) },
      { label: nearest ? 'Elsewhere…' : 'Send to…', onClick: () => onOpen({ written: { address, target: '' }, isStored: false }) },
      { label: 'Mark as removed', ...saving({ address, target: '' }) },
    ],
  };
}

function toRow({ address, target }: Redirect, onOpen: Open): AdminRowData {
  return {
    key: address,
    title: decodeAddress(address),
    dir: 'ltr',
    flags: target === null ? [{ text: 'Removed', look: 'status' }] : [],
    facts: [target !== null && { text: `→ ${decodeAddress(target)}`, href: target, dir: 'ltr' }],
    actions: [
      { label: 'Edit', onClick: () => onOpen({ written: { address, target: target ?? '' }, isStored: true }) },
      { label: 'Delete', isDanger: true, action: 'redirect.delete', body: { address }, options: getOptions(address) },
    ],
  };
}

function saving(body: WrittenRedirect, done?: string) {
  return { action: 'redirect.save' as const, body, options: { ...getOptions(body.address), ...(done && { done }) } };
}

function getOptions(address: string) {
  return { about: `address ${address}`, failed: 'Failed to change the address' };
}

function describeCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
