import { useContext } from 'react';
import { UNSAFE_FrameworkContext } from 'react-router';

/** `text` calls the function of a module imported with `?script`. */
export function InlineScript({ text }: { text: string }) {
  const { nonce } = useFramework();
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}

/** React Router keeps it in a context without a public name. */
export function useFramework() {
  const { manifest, nonce } = useContext(UNSAFE_FrameworkContext) ?? {};
  const hashes = typeof manifest?.sri === 'object' ? manifest.sri : {};
  const toSource = (src = '') => ({ src, integrity: hashes[src] });
  return { manifest: toSource(manifest?.url), entry: toSource(manifest?.entry.module), nonce };
}
