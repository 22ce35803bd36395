import { useSite } from '#features/settings/use-site.ts';

export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={className ? `inline-list ${className}` : 'inline-list'}>
      {useSite().social.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener" dir="auto">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
