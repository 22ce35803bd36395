import type { TagLink } from './tag.ts';

export function TagList({ tags }: { tags: TagLink[] }) {
  if (!tags.length) return null;
  return (
    <ul className="tags" aria-label="Tags">
      {tags.map(({ tag, path }) => (
        <li className="tag" key={tag}>
          <bdi>{path ? <a href={path}>{tag}</a> : tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
