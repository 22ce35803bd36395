export function TagList({ tags }: { tags: string[] }) {
  if (!tags.length) return null;
  return (
    <ul className="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li className="tag" key={tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
