const HEIGHT = 96;
const STEP = 8;
const GAP = 2;

interface DayChartProps {
  /** In their order; days since 1970, in UTC. */
  days: readonly { day: number; count: number }[];
  /** Of all days. */
  count: number;
  noun: { one: string; many: string };
}

export function DayChart({ days, count, noun }: DayChartProps) {
  const most = Math.max(1, ...days.map((day) => day.count));
  const [first, last] = [days.at(0), days.at(-1)];
  const busiest = days.find((day) => day.count === most);
  const summary = `${count.toLocaleString('en')} ${count === 1 ? noun.one : noun.many} in ${days.length} days${busiest ? `, most on ${formatDay(busiest.day)}: ${most.toLocaleString('en')}` : ''}.`;
  return (
    <figure className="view-chart">
      <svg viewBox={`0 0 ${days.length * STEP - GAP} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        {days.map((day, at) => {
          const height = day.count && Math.max(2, (day.count / most) * HEIGHT);
          return <rect key={day.day} x={at * STEP} y={HEIGHT - height} width={STEP - GAP} height={height} />;
        })}
      </svg>
      <figcaption className="view-chart-caption">
        <span>{first && formatDay(first.day)}</span>
        <span>Busiest day: {most.toLocaleString('en')}</span>
        <span>{last && formatDay(last.day)}</span>
      </figcaption>
      <details className="view-table">
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{noun.many.charAt(0).toUpperCase() + noun.many.slice(1)}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day)}</th>
                <td>{day.count.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const DAY_MS = 86_400_000;

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

function formatDay(day: number): string {
  return shortDate.format(new Date(day * DAY_MS));
}
