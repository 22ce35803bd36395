import type { Slots } from '#ui/slot.tsx';
import { MessageForm } from './message-form.tsx';

export const inbox: Slots = { 'contact.form': MessageForm };
