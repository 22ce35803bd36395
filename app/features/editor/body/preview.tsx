import { useEffect, useState } from 'react';
import { z } from 'zod';
import { RichText } from '#features/html/rich-text.tsx';
import { sendJson } from '#platform/http/send-json.ts';

const PAUSE_MS = 400;

const answerSchema = z.object({
  ok: z.literal(true),
  html: z.string(),
  removed: z.object({ tags: z.array(z.string()), attributes: z.array(z.string()) }),
});

type Shown = { html: string; removed: { tags: string[]; attributes: string[] } };

/** What a reader will see of the HTML, as the server sanitises it, and what it took out. */
export function Preview({ html }: { html: string }) {
  const [shown, setShown] = useState<Shown>();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await sendJson('/admin/preview', { content: html });
      if (!isCurrent) return;
      const answer = answerSchema.safeParse(result.kind === 'answered' ? result.body : undefined);
      if (answer.success) setShown(answer.data);
      setIsLate(!answer.success);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [html]);
  const removed = shown ? [...shown.removed.tags.map((tag) => `<${tag}>`), ...shown.removed.attributes] : [];
  return (
    <section className="preview" aria-label="Preview">
      {isLate && <p className="notice notice-error">The preview cannot be made right now.</p>}
      {removed.length > 0 && (
        <p className="notice" role="status">
          Taken out: {removed.join(', ')}
        </p>
      )}
      {shown && (
        <div className="article">
          <RichText html={shown.html} />
        </div>
      )}
    </section>
  );
}
