import { useEffect, useState } from 'react';
import type { FieldsProps } from '../form/content-form.tsx';
import { getAdvice } from './get-advice.ts';
import { showPlace } from './show-place.ts';

const DELAY_MS = 800;
const SHOWN = 8;

export function AdviceSection({ formId, fields: { title = '', content = '' } }: FieldsProps) {
  const advice = useAdvice(title, content);
  const [isWhole, setIsWhole] = useState(false);
  if (advice.length === 0) return null;
  const shown = isWhole ? advice : advice.slice(0, SHOWN);
  return (
    <section className="advice" aria-labelledby={`${formId}-advice`}>
      <h3 className="field-label" id={`${formId}-advice`}>
        Before you publish
      </h3>
      <ul>
        {shown.map(({ text, place }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and nothing in an entry is kept
          <li key={at}>
            <button
              type="button"
              onClick={() => (place ? showPlace(`${formId}-content`, place) : document.getElementById(`${formId}-title`)?.focus())}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < advice.length && (
        <button type="button" className="advice-more" onClick={() => setIsWhole(true)}>
          Show {advice.length - shown.length} more
        </button>
      )}
    </section>
  );
}

function useAdvice(title: string, html: string) {
  const [advice, setAdvice] = useState(() => getAdvice({ title, html }));
  useEffect(() => {
    const timer = setTimeout(() => setAdvice(getAdvice({ title, html })), DELAY_MS);
    return () => clearTimeout(timer);
  }, [title, html]);
  return advice;
}
