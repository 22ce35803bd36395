import { type ReactNode, useState } from 'react';
import { Form, Link } from 'react-router';
import { SearchFilter } from '#features/admin/lists/list-filters.tsx';
import { useChange } from '#features/admin/requests/use-change.ts';
import { decodeAddress } from '#features/publishing/redirects/old-address.ts';
import type { Redirect } from '#features/publishing/redirects/redirect.server.ts';
import type { Suggestion } from '#features/publishing/suggestions/nearest-titles.ts';
import type { MissCount } from '../miss-counter.ts';
import type { listRedirects, WrittenRedirect } from '../redirects.server.ts';
import { ImportDialog, RedirectDialog } from './address-dialogs.tsx';
import { CHANGE_PATH, type RedirectQuery } from './redirect-query.ts';

export interface ListedMiss extends MissCount {
  nearest: Suggestion | null;
}

interface AddressesPageProps {
  query: RedirectQuery;
  redirects: Awaited<ReturnType<typeof listRedirects>>;
  misses: ListedMiss[];
  pagination: ReactNode;
}

type Opened = 'import' | { written: WrittenRedirect; isStored: boolean };

const EMPTY = { address: '', target: '' };

export function AddressesPage({ query, redirects: { items, count }, misses, pagination }: AddressesPageProps) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Addresses</h1>
        <div className="admin-head-actions">
          {items.length > 0 && (
            <a className="tool" href="/admin/addresses/export" download>
              Export
            </a>
          )}
          <button type="button" className="tool" onClick={() => setOpened('import')}>
            Import
          </button>
          <button type="button" className="button" onClick={() => setOpened({ written: EMPTY, isStored: false })}>
            Add redirect
          </button>
        </div>
      </header>
      {misses.length > 0 && (
        <section className="site-group" aria-labelledby="missed">
          <h2 className="site-group-title" id="missed">
            Not found by readers
          </h2>
          <ul className="admin-list">
            {misses.map((miss) => (
              <MissRow key={miss.address} miss={miss} onOpen={setOpened} />
            ))}
          </ul>
        </section>
      )}
      <section className="site-group" aria-labelledby="redirects">
        <h2 className="site-group-title" id="redirects">
          Redirects
        </h2>
        {(count > 0 || query.text) && (
          <Form key={query.text} method="get" action="/admin/addresses" className="list-filters" role="search">
            <SearchFilter value={query.text} placeholder="Part of an address" />
            <button type="submit" className="button button-quiet">
              Apply
            </button>
          </Form>
        )}
        {count === 0 && (
          <p className="empty empty-title">
            {query.text ? (
              <>
                Nothing matches. <Link to="/admin/addresses">Show all</Link>
              </>
            ) : (
              'No addresses have moved yet.'
            )}
          </p>
        )}
        <ul className="admin-list">
          {items.map((redirect) => (
            <RedirectRow key={redirect.address} redirect={redirect} onOpen={setOpened} />
          ))}
        </ul>
        {pagination}
      </section>
      {opened === 'import' && <ImportDialog onClose={close} />}
      {typeof opened === 'object' && <RedirectDialog {...opened} onClose={close} />}
    </>
  );
}

function MissRow({ miss: { address, readers, robots, nearest }, onOpen }: { miss: ListedMiss; onOpen: (opened: Opened) => void }) {
  const { change, isBusy } = useAddressChange();
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3 className="admin-row-title" dir="ltr">
          {decodeAddress(address)}
        </h3>
        <p className="meta">
          <span>{describeCount(readers, 'reader', 'readers')}</span>
          {robots > 0 && <span>{describeCount(robots, 'robot', 'robots')}</span>}
          {nearest && (
            <span>
              Nearest: <a href={nearest.href}>{nearest.title}</a>
            </span>
          )}
        </p>
      </div>
      <div className="admin-row-actions">
        {nearest && (
          <button
            type="button"
            className="tool"
            disabled={isBusy}
            onClick={() => change({ action: 'save', address, target: nearest.href }, `Sent to “${nearest.title}”`)}
          >
            Send there<span className="visually-hidden"> {address}</span>
          </button>
        )}
        <button type="button" className="tool" onClick={() => onOpen({ written: { address, target: '' }, isStored: false })}>
          {nearest ? 'Elsewhere…' : 'Send to…'}
          <span className="visually-hidden"> {address}</span>
        </button>
        <button
          type="button"
          className="tool"
          disabled={isBusy}
          onClick={() => change({ action: 'save', address, target: '' }, 'Address marked as gone')}
        >
          Gone<span className="visually-hidden"> {address}</span>
        </button>
      </div>
    </li>
  );
}

function RedirectRow({ redirect: { address, target }, onOpen }: { redirect: Redirect; onOpen: (opened: Opened) => void }) {
  const { change, isBusy } = useAddressChange();
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3 className="admin-row-title" dir="ltr">
          {decodeAddress(address)}
        </h3>
        <p className="meta">
          {target === null ? (
            <span className="badge badge-status">Gone</span>
          ) : (
            <a href={target} dir="ltr">
              → {decodeAddress(target)}
            </a>
          )}
        </p>
      </div>
      <div className="admin-row-actions">
        <button type="button" className="tool" onClick={() => onOpen({ written: { address, target: target ?? '' }, isStored: true })}>
          Edit<span className="visually-hidden"> {address}</span>
        </button>
        <button
          type="button"
          className="tool admin-row-delete"
          disabled={isBusy}
          onClick={() => change({ action: 'delete', address }, 'Redirect deleted', { action: 'save', address, target: target ?? '' })}
        >
          Delete<span className="visually-hidden"> {address}</span>
        </button>
      </div>
    </li>
  );
}

function useAddressChange() {
  const { change, isBusy } = useChange();
  const send = (body: { address: string; [key: string]: string }, done: string, undo?: object) =>
    void change({ path: CHANGE_PATH, body, about: `address ${body.address}`, done, failed: 'Failed to change the address', undo });
  return { change: send, isBusy };
}

function describeCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
