import { useState } from 'react';
import { useVideoRequest } from './use-video-request.ts';

const ABOUT = 'refresh videos';

/** Refreshes a portion at a time, to show the progress. */
export function RefreshVideosButton() {
  const { request, showToast } = useVideoRequest();
  const [progress, setProgress] = useState<{ done: number; all: number }>();

  async function refresh() {
    if (progress) return;
    setProgress({ done: 0, all: 0 });
    let since: string | null = null;
    let done = 0;
    let gone = 0;
    for (;;) {
      const answer = await request({
        path: '/admin/refresh-videos',
        body: { since },
        about: ABOUT,
        failed: 'Failed to refresh the videos',
      });
      if (!answer) break;
      const portion = readPortion(answer);
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

/** Parsed by hand: a schema library would weigh more than the rest of the list. */
function readPortion(answer: object): { since: string; checked: number; gone: number; left: number } {
  const { since, checked, gone, left } = answer as Record<string, unknown>; // each is read as what it should be
  return { since: String(since), checked: Number(checked) || 0, gone: Number(gone) || 0, left: Number(left) || 0 };
}
