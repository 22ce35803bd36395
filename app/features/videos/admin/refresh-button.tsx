import { useState } from 'react';
import type { ActionResult } from '#features/admin/actions/actions.ts';
import { useAction } from '#features/admin/actions/use-action.ts';
import { useToast } from '#ui/toast.tsx';

const ABOUT = 'refresh videos';
const OPTIONS = { about: ABOUT, failed: 'Failed to refresh the videos' };

/** Refreshes a portion at a time, to show the progress. */
export function RefreshVideosButton() {
  const { run } = useAction();
  const showToast = useToast();
  const [progress, setProgress] = useState<{ done: number; all: number }>();

  async function refresh() {
    if (progress) return;
    setProgress({ done: 0, all: 0 });
    let since: string | null = null;
    let done = 0;
    let gone = 0;
    for (;;) {
      const portion: ActionResult<'video.refresh'> | undefined = await run('video.refresh', { since }, OPTIONS);
      if (!portion) break;
      since = portion.since;
      done += portion.checked;
      gone += portion.gone;
      setProgress({ done, all: done + portion.left });
      if (portion.left > 0 && portion.checked > 0) continue;
      showToast('success', describe(done, gone), { about: ABOUT });
      break;
    }
    setProgress(undefined);
  }

  return (
    <button type="button" className="tool" aria-busy={progress !== undefined} onClick={() => void refresh()}>
      {progress ? (progress.all > 0 ? `Refreshing… ${progress.done} of ${progress.all}` : 'Refreshing…') : 'Refresh figures'}
    </button>
  );
}

function describe(done: number, gone: number): string {
  const videos = done === 1 ? '1 video' : `${done} videos`;
  return gone === 0 ? `Asked YouTube about ${videos}` : `Asked YouTube about ${videos}: ${gone} ${gone === 1 ? 'is' : 'are'} gone`;
}
