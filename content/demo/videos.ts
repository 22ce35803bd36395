/** Demonstration records for the carousel. The ids are samples and lead to no real video. */
export interface DemoVideo {
  /** 11 characters, as YouTube has them. */
  youtubeId: string;
  title: string;
  description: string;
  /** ISO 8601, as YouTube's interface gives it. */
  duration: string;
  viewCount: string;
  url: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
}

const description = 'Sample entry: replace it with a video of your own.';

export const videos: DemoVideo[] = [
  {
    youtubeId: 'demo-video1',
    title: 'Planning a year of growth on one sheet of paper',
    description,
    duration: 'PT18M24S',
    viewCount: '847',
    url: 'https://www.youtube.com/watch?v=demo-video1',
    date: '2025-01-13',
  },
  {
    youtubeId: 'demo-short1',
    title: 'Say what you sell in nine words',
    description,
    duration: 'PT45S',
    viewCount: '1204000',
    url: 'https://www.youtube.com/shorts/demo-short1',
    date: '2025-01-08',
  },
  {
    youtubeId: 'demo-video2',
    title: 'Pricing workshop: what is left after every cost of a sale',
    description,
    duration: 'PT1H2M3S',
    viewCount: '12480',
    url: 'https://www.youtube.com/watch?v=demo-video2',
    date: '2024-12-19',
  },
  {
    youtubeId: 'demo-video3',
    title: 'A website that opens on a cheap phone and a weak signal',
    description,
    duration: 'PT9M5S',
    viewCount: '56300',
    url: 'https://www.youtube.com/watch?v=demo-video3',
    date: '2024-09-03',
  },
  {
    youtubeId: 'demo-short2',
    title: 'One question to ask before you redesign your logo',
    description,
    duration: 'PT58S',
    viewCount: '2380000',
    url: 'https://www.youtube.com/shorts/demo-short2',
    date: '2024-04-22',
  },
  {
    youtubeId: 'demo-video4',
    title: 'How to brief an agency so that the second draft is the last',
    description,
    duration: 'PT24M',
    viewCount: '3150',
    url: 'https://www.youtube.com/watch?v=demo-video4',
    date: '2023-11-14',
  },
  {
    youtubeId: 'demo-video5',
    title: 'Selling on WhatsApp without wearing out your customers',
    description,
    duration: 'PT13M41S',
    viewCount: '999',
    url: 'https://www.youtube.com/watch?v=demo-video5',
    date: '2023-03-06',
  },
];
