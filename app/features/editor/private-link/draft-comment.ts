import { z } from '#platform/forms/zod.ts';

export interface DraftComment {
  id: string;
  name: string;
  /** Beginning of the paragraph; empty for the whole. */
  quote: string;
  text: string;
  createdAt: string;
  isDone: boolean;
}

export type WrittenComment = Pick<DraftComment, 'name' | 'quote' | 'text'>;

export type CommentOutcome = 'stored' | 'empty' | 'full';

export const commentChangeSchema = z.strictObject({ comment: z.string().max(50), becomes: z.enum(['open', 'done', 'removed']) });

export type CommentChange = z.output<typeof commentChangeSchema>;
