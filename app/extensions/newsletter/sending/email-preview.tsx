import { type ReactNode, useEffect, useState } from 'react';
import { readAnswer, sendAction } from '#features/admin/actions/actions.ts';
import { getCause } from '#features/admin/requests/refusal.ts';
import { ViewButton } from '#features/editor/preview/page-frame.tsx';
import type { PreviewedForm } from '#features/editor/preview/use-preview.ts';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import type { RenderedEmail } from './newsletter.ts';

const DELAY_MS = 400;
const RETRY_MS = 5000;

type Rendered = Pick<RenderedEmail, 'html' | 'text'>;

export function EmailPreview({ form: { fields } }: { form: Pick<PreviewedForm, 'fields'> }) {
  const [email, setEmail] = useState<Rendered>();
  const [fault, setFault] = useState<string>();
  const body = JSON.stringify(fields);
  useEffect(() => {
    const leaving = new AbortController();
    let timer = setTimeout(render, DELAY_MS);
    async function render() {
      const result = await sendAction('newsletter.preview', JSON.parse(body), { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      const rendered = readAnswer<Rendered>(result);
      if (rendered) setEmail(rendered);
      else timer = setTimeout(render, RETRY_MS);
      setFault(rendered ? undefined : (getCause(result) ?? 'The site didn’t accept this.'));
    }
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [body]);
  return (
    <EmailView label="Preview" email={email} className="preview preview-desktop">
      {fault && (
        <p className="notice" role="status">
          The preview doesn’t show your latest changes yet. {fault}
        </p>
      )}
    </EmailView>
  );
}

const VIEWS = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['text', 'Plain text'],
] as const;

interface EmailViewProps {
  label: string;
  email: Rendered | undefined;
  className?: string;
  children?: ReactNode;
}

/** An email in light and dark, as plain text, and on a phone. */
export function EmailView({ label, email, className = 'admin-column', children }: EmailViewProps) {
  const [width, setWidth] = useState(640);
  const [view, setView] = useState<(typeof VIEWS)[number][0]>('light');
  const isHydrated = useIsHydrated(); // a frame takes its nonce from the page
  return (
    <section className={`${className} newsletter-preview`} aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, no part of what is sent */}
      <div className="preview-screens" role="group" aria-label="View">
        {VIEWS.map(([name, words]) => (
          <ViewButton key={name} isPressed={view === name} onClick={() => setView(name)}>
            {words}
          </ViewButton>
        ))}
        <ViewButton isPressed={width === 320} onClick={() => setWidth(width === 320 ? 640 : 320)}>
          Phone
        </ViewButton>
      </div>
      {children}
      {!email || !isHydrated ? (
        <div className="skeleton newsletter-frame" />
      ) : view === 'text' ? (
        <pre className={`newsletter-text newsletter-width-${width}`} dir="auto">
          {email.text}
        </pre>
      ) : (
        <EmailFrame key={`${view} ${email.html}`} html={email.html} theme={view} width={width} />
      )}
    </section>
  );
}

/** Without scripts. The admin's policy allows no `style` in HTML, so each is set once the frame has loaded. */
function EmailFrame({ html, theme, width }: { html: string; theme: 'light' | 'dark'; width: number }) {
  return (
    <iframe
      className={`newsletter-frame newsletter-width-${width}`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={toFrameDocument(html, theme)}
      title="The email"
      onLoad={({ currentTarget: { contentDocument } }) => {
        for (const element of contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
          element.style.cssText = element.dataset.style ?? '';
      }}
    />
  );
}

function toFrameDocument(html: string, theme: 'light' | 'dark'): string {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  return html
    .replaceAll(' style="', ' data-style="')
    .replace('<style>', `<base target="_blank"><style nonce="${nonce}">`)
    .replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all');
}
