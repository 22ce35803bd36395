import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { AlsoFound, SearchCount } from '../search-count.tsx';
import { abbreviateQuery, getFirstWords, getSearchPage, isQueryTooLong } from '../search-query.ts';
import type { SearchResponse } from '../search-response.ts';
import { SearchResults } from '../search-results.tsx';
import { useContainedScroll } from './use-contained-scroll.ts';
import { useDismissal } from './use-dismissal.ts';
import { type SearchFailure, useSearch } from './use-search.ts';

/** A link to the search page; once hydrated it toggles a panel that searches while you type. */
export function SearchPanel() {
  const [isHydrated, setIsHydrated] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const toggle = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const latest = useSearch(typed, { isOpen });

  useContainedScroll(isOpen, panel);
  useLayoutEffect(() => {
    setIsHydrated(true);
    setIsOpen(panel.current?.contains(document.activeElement) ?? false); // the reader may be typing in it already
    setTyped(input.current?.value ?? '');
  }, []);
  useShortcut(open);
  useDismissal(isOpen, {
    inside: [toggle, panel],
    dismiss(reason) {
      setIsOpen(false);
      if (reason === 'escape') toggle.current?.focus({ preventScroll: true });
    },
  });

  function open() {
    flushSync(() => setIsOpen(true)); // at once, so that a phone takes the focus as the user's own action and shows its keyboard
    input.current?.focus({ preventScroll: true });
  }

  function onToggle(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpen) setIsOpen(false);
    else open();
  }

  function onToggleKey(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle.current?.click();
  }

  function onSubmit(event: FormEvent) {
    if (!typed.trim() || isQueryTooLong(typed)) event.preventDefault();
  }

  function onNavigate() {
    setTyped('');
    setIsOpen(false);
  }

  function acceptSuggestion(suggestion: string) {
    setTyped(suggestion);
    input.current?.focus();
  }

  function clear() {
    setTyped('');
    input.current?.focus();
  }

  return (
    <>
      <a
        className="tool site-search"
        href="/search"
        aria-label="Search"
        data-toggle=""
        ref={toggle}
        onClick={onToggle}
        {...(isHydrated && { role: 'button', onKeyDown: onToggleKey, 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined })}
      >
        <SearchIcon />
        <span className="tool-text">Search</span>
      </a>
      {(isOpen || !isHydrated) && (
        <search className="search-panel" id={id} ref={panel} onKeyDown={moveByArrows} data-instant={isHydrated ? undefined : ''}>
          <div className="page">
            <form className="search-form" action="/search" onSubmit={onSubmit}>
              <label className="visually-hidden" htmlFor={`${id}q`}>
                Search articles
              </label>
              <input
                className="search-input"
                id={`${id}q`}
                name="q"
                type="search"
                placeholder="Search articles"
                autoComplete="off"
                enterKeyHint="search"
                ref={input}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              {typed && (
                <button className="tool search-clear" type="button" aria-label="Clear" onClick={clear}>
                  <CloseIcon />
                </button>
              )}
            </form>
            <p className="search-count" role="status">
              {latest && <PanelStatus query={latest.query} outcome={latest.outcome} onSuggest={acceptSuggestion} />}
            </p>
            {latest && <PanelResults query={latest.query} outcome={latest.outcome} onNavigate={onNavigate} />}
          </div>
        </search>
      )}
    </>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('.search-input, .search-count a, .search-results a')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  const next = stops[at < 0 ? 0 : at + step];
  event.preventDefault();
  next?.focus();
  next?.closest('.search-result')?.scrollIntoView({ block: 'nearest' }); // its text with its title
}

/** The boot script handles the same keys before hydration. */
function useShortcut(open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only calls setters and refs, which never change
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey;
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (hasModifier ? !/^k$/i.test(event.key) : event.key !== '/' || isTyping) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

type Outcome = SearchResponse | SearchFailure;

function PanelStatus({ query, outcome, onSuggest }: { query: string; outcome: Outcome; onSuggest: (suggestion: string) => void }) {
  if (outcome === 'too-long') return 'This is longer than a search can be.';
  if (outcome === 'unavailable') return 'Search is not available right now.';
  const onClick = (event: MouseEvent, suggestion: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSuggest(suggestion);
  };
  return <SearchCount query={query} response={outcome} onSuggest={onClick} />;
}

function PanelResults({ query, outcome, onNavigate }: { query: string; outcome: Outcome; onNavigate: () => void }) {
  if (typeof outcome === 'string') {
    const isTooLong = outcome === 'too-long';
    return (
      <p className="plain-links">
        <a href={getSearchPage(isTooLong ? getFirstWords(query) : query)}>
          {isTooLong ? `Search for “${abbreviateQuery(query)}”` : 'Try the search page'}
        </a>
      </p>
    );
  }
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isNewTab = ctrlKey || metaKey || shiftKey;
    if (!isNewTab && target instanceof Element && target.closest('a')) onNavigate();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links inside, which keys press too
    <div onClick={onClick}>
      <AlsoFound response={outcome} />
      <SearchResults response={outcome} />
      {isCut(outcome) && (
        <p className="search-all plain-links">
          <a href={getSearchPage(query)}>{outcome.count > 0 ? `See all ${outcome.count} results` : 'See all results'}</a>
        </p>
      )}
    </div>
  );
}

function isCut({ count, results, groups = [] }: SearchResponse): boolean {
  return count > results.length || groups.some((group) => group.count > group.results.length);
}
