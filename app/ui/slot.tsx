import { type ComponentType, createContext, createElement, Fragment, use } from 'react';

/** The props of each slot by its name, which the page that has it declares. @public */
// biome-ignore lint/suspicious/noEmptyInterface: module declarations add its members
export interface SlotProps {}

/** What an extension shows in each slot. */
export type Slots = { readonly [Name in keyof SlotProps]?: ComponentType<SlotProps[Name]> };

export const SlotContext = createContext<readonly Slots[]>([]);

/** A place in a page of the core for pieces of extensions. Not inside an island, which has no context. @public */
export function Slot<Name extends keyof SlotProps>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  const pieces = use(SlotContext).flatMap((slots) => (slots[name] ? [slots[name]] : []));
  return createElement(Fragment, null, ...pieces.map((Piece) => createElement(Piece as ComponentType<object>, props)));
}
