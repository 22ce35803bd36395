import { useEffect, useState } from 'react';
import { RichText } from '#features/html/rich-text.tsx';
import { z } from '#platform/forms/zod.ts';
import { sendJson } from '#platform/http/send-json.ts';

/** After the last keystroke. */
const DELAY_MS = 400;

const responseSchema = z.object({
  ok: z.literal(true),
  html: z.string(),
  removed: z.object({ tags: z.array(z.string()), attributes: z.array(z.string()) }),
});

/** What a reader will see of the HTML, as the server sanitises it, and what it took out. */
export function Preview({ html }: { html: string }) {
  const [preview, setPreview] = useState<z.output<typeof responseSchema>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await sendJson('/admin/preview', { content: html });
      if (!isCurrent) return;
      const response = responseSchema.safeParse(result.kind === 'answered' ? result.body : undefined);
      if (response.success) setPreview(response.data);
      setHasFailed(!response.success);
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [html]);
  const removed = preview ? [...preview.removed.tags.map((tag) => `<${tag}>`), ...preview.removed.attributes] : [];
  return (
    <section className="preview" aria-label="Preview">
      {hasFailed && <p className="notice notice-error">The preview is not available right now.</p>}
      {removed.length > 0 && (
        <p className="notice" role="status">
          Removed: {removed.join(', ')}
        </p>
      )}
      {preview && (
        <div className="article">
          <RichText html={preview.html} />
        </div>
      )}
    </section>
  );
}
