import type { Slots } from '#ui/slot.tsx';
import { SubscribeForm } from './subscribers/subscribe-form.tsx';

export const newsletter: Slots = { 'site.subscribe': SubscribeForm };
