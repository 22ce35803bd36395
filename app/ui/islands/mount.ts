import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

export function mount(island: HTMLElement, component: ComponentType<object>): void {
  const { prefix = '', props = '{}' } = island.dataset;
  flushSync(() => hydrateRoot(island, createElement(component, JSON.parse(props)), { identifierPrefix: prefix }));
}
