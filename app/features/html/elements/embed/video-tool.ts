import type { ElementTool } from '../tool.tsx';

/** The address alone on its line is a player on the page. */
export const videoTool: ElementTool = {
  name: 'Video',
  words: 'youtube vimeo spotify player embed film',
  path: 'M3.5 5h17v14h-17zM10 9v6l5-3z',
  panel: 'link',
};
