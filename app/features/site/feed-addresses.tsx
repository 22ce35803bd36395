import { Fragment } from 'react';

export function FeedAddresses({ title, slug, rss, json }: { title: string; slug?: string; rss: string; json: string }) {
  return (
    <li className={slug ? `feed category-${slug}` : 'feed'}>
      <h3 className="feed-title">
        {slug && <span className="category-mark" />}
        {slug ? <a href={`/category/${slug}`}>{title}</a> : title}
      </h3>
      <dl className="feed-addresses">
        <Address form="RSS" url={rss} />
        <Address form="JSON Feed" url={json} />
      </dl>
    </li>
  );
}

function Address({ form, url }: { form: string; url: string }) {
  return (
    <div>
      <dt className="label">{form}</dt>
      <dd>
        <a href={url}>
          <span>
            {url.split(/(?<=\/)/).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address stay in their order
              <Fragment key={at}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </span>
        </a>
      </dd>
    </div>
  );
}
