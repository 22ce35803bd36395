import { z } from '#platform/forms/zod.ts';

const draftCommentSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Beginning of the paragraph; empty for the whole. */
  quote: z.string(),
  text: z.string(),
  createdAt: z.string(),
  isDone: z.boolean(),
});

export type DraftComment = z.output<typeof draftCommentSchema>;

export const draftCommentsSchema = z.object({ comments: z.array(draftCommentSchema) });

export type WrittenComment = Pick<DraftComment, 'name' | 'quote' | 'text'>;

export type CommentOutcome = 'stored' | 'empty' | 'full';

export const commentChangeSchema = z.strictObject({ comment: z.string().max(50), becomes: z.enum(['open', 'done', 'removed']) });

export type CommentChange = z.output<typeof commentChangeSchema>;
