import { Island } from '#ui/islands/island.tsx';
import { ShareButtons } from './share-buttons.tsx';

export function Share({ url, title }: { url: string; title: string }) {
  return (
    <div className="share">
      <span className="label">Share</span>
      <a className="button button-quiet" href={whatsAppShareLink({ url, title })} target="_blank" rel="noopener">
        WhatsApp
      </a>
      <a className="button button-quiet" href={linkedInShareLink(url)} target="_blank" rel="noopener">
        LinkedIn
      </a>
      <div className="scripted">
        <Island name="share" of={ShareButtons} props={{ url, title }} />
      </div>
    </div>
  );
}

function whatsAppShareLink({ url, title }: { url: string; title: string }): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`.toWellFormed())}`;
}

function linkedInShareLink(url: string): string {
  return `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url.toWellFormed())}`;
}
