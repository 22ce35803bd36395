import { article as article1 } from './01-one-street-at-a-time.ts';
import { article as article2 } from './02-beware-the-sideline.ts';
import { article as article3 } from './03-what-a-kiosk-can-copy.ts';
import { article as article4 } from './04-marketing-that-cannot-fail.ts';
import { article as article5 } from './05-leapfrog-and-the-agent.ts';
import { article as article6 } from './06-stay-on-the-spreadsheet.ts';
import { article as article7 } from './07-the-logo-is-innocent.ts';
import { article as article8 } from './08-make-it-then-mind-it.ts';
import { article as article9 } from './09-know-it-all-trap.ts';
import { article as article10 } from './10-skills-that-pay.ts';
import { article as article11 } from './11-biblical-leadership.ts';
import { article as article12 } from './12-leadership-legacy.ts';
import type { BuiltInArticle } from './built-in-article.ts';

/** The twelve built-in articles, newest first. */
export const builtInArticles: readonly BuiltInArticle[] = [
  article1,
  article2,
  article3,
  article4,
  article5,
  article6,
  article7,
  article8,
  article9,
  article10,
  article11,
  article12,
];
