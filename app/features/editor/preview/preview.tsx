import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PageFrame, ViewButton } from './page-frame.tsx';
import { type PreviewedForm, usePreview } from './use-preview.ts';

const WIDTHS = { Phone: 390, Desktop: 1280 };
type Screen = keyof typeof WIDTHS;
const SCREENS: Screen[] = ['Phone', 'Desktop'];

export function Preview({ form, children }: { form: PreviewedForm; children?: ReactNode }) {
  const [screen, setScreen] = useState<Screen>('Phone');
  const { page, pagePath, removed, hasFailed } = usePreview(form);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    area.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={area} className={`preview preview-${screen.toLowerCase()}`} aria-label="Preview">
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, no part of what is sent */}
      <div className="preview-screens" role="group" aria-label="Screen">
        {SCREENS.map((name) => (
          <ViewButton key={name} isPressed={name === screen} onClick={() => setScreen(name)}>
            {name}
          </ViewButton>
        ))}
        {children}
        <span className="field-hint">Links open in a new tab.</span>
      </div>
      {hasFailed && (
        <p className="notice notice-error" role="status">
          The preview isn’t available right now.
        </p>
      )}
      {removed.length > 0 && (
        <p className="notice" role="status">
          Removed: {removed.join(', ')}
        </p>
      )}
      {page === undefined ? (
        !hasFailed && <div className="skeleton preview-window" />
      ) : (
        <PageFrame key={pagePath} page={page} width={WIDTHS[screen]} title={`The page on a ${screen.toLowerCase()} screen`} />
      )}
    </section>
  );
}
