import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useToast } from '#ui/toast.tsx';

interface Destination {
  path: string;
  label: string;
}

const MENU_ID = 'admin-menu';

interface AdminHeaderProps {
  email: string;
  tabs: readonly (Destination & { unread: number })[];
  menu: readonly Destination[];
}

export function AdminHeader({ email, tabs, menu }: AdminHeaderProps) {
  const tabList = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page another tab is the current one
  useEffect(() => {
    const row = tabList.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <header className="admin-header">
      <div className="page admin-header-row">
        <Link className="site-name" to="/admin/articles">
          Admin
        </Link>
        <nav ref={tabList} className="tabs admin-tabs scrolls-sideways" aria-label="Admin">
          {tabs.map(({ path, label, unread }) => (
            <NavLink key={path} className="tab" to={path}>
              {label}
              {unread > 0 && (
                <span className="tab-count">
                  {unread}
                  <span className="visually-hidden"> unread</span>
                </span>
              )}
            </NavLink>
          ))}
        </nav>
        <button type="button" className="tool admin-menu-button" popoverTarget={MENU_ID}>
          Account
        </button>
        <AdminMenu email={email} menu={menu} />
        <a className="tool" href="/">
          Back to Website
        </a>
        <form method="post" action="/auth/sign-out">
          <button className="tool" type="submit">
            Sign Out
          </button>
        </form>
      </div>
    </header>
  );
}

function AdminMenu({ email, menu }: Omit<AdminHeaderProps, 'tabs'>) {
  const close = (event: MouseEvent) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  return (
    <nav id={MENU_ID} popover="auto" className="admin-menu" aria-label="Account">
      <p className="admin-viewer">{email}</p>
      <ul>
        {menu.map(({ path, label }) => (
          <li key={path}>
            <NavLink className="tool" to={path} onClick={close}>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <a className="tool" href="/auth/security">
            Password and security
          </a>
        </li>
        <li>
          <button type="button" className="tool theme-switch">
            Switch between light and dark
          </button>
        </li>
      </ul>
    </nav>
  );
}

export function SignedInNotice({ notice }: { notice: string | null }) {
  const showToast = useToast();
  const due = useRef(notice);
  useEffect(() => {
    if (due.current) showToast('success', due.current, { about: 'sign-in' });
    due.current = null;
  }, [showToast]);
  return null;
}
