import { Link } from 'react-router';
import { useIsAdmin } from '#features/admin/frame/admin-user.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { SlotProps, Slots } from '#ui/slot.tsx';

export const newsletter: Slots = { 'form.actions': SendAsEmail };

function SendAsEmail({ kind, id, state }: SlotProps['form.actions']) {
  const { mailing } = useSite();
  const isAdmin = useIsAdmin();
  if (!isAdmin || kind !== 'article' || state !== 'published' || !mailing.hasNewsletter) return null;
  return (
    <Link className="tool" to={`/admin/newsletters/new?article=${encodeURIComponent(id)}`}>
      Send as email
    </Link>
  );
}
