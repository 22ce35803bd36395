export function toCounts(rows: Record<string, number>, images: number): string {
  const { articles = 0, growth_solutions: solutions = 0, youtube_videos: videos = 0, users: accounts = 0 } = rows;
  return Object.entries({ articles, solutions, videos, images, accounts })
    .map(([name, count]) => `${count} ${count === 1 ? name.slice(0, -1) : name}`)
    .join(', ');
}

export function toMegabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
