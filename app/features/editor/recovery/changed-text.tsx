import { type ReactNode, useMemo } from 'react';
import { showInvisible } from '#platform/text/invisible-characters.ts';
import { type ChangedLine, compareAddresses, isOnlyAddress, splitAddress } from './changed-addresses.ts';
import { compareHtml } from './compare-html.ts';
import { compareTexts, type TextPart } from './compare-texts.ts';

export interface ChangedTextProps {
  before: string;
  after: string;
  isHtml: boolean;
  partNames: Record<'removed' | 'added', string>;
}

/** What differs between two texts: the words, and under them every address, picture and attribute. */
export function ChangedText({ before, after, isHtml, partNames }: ChangedTextProps) {
  const { hunks, lines } = useMemo(
    () => ({
      hunks: (isHtml ? compareHtml : compareTexts)(before, after) ?? [toWholeTexts(before, after)],
      lines: compareAddresses(before, after, { isHtml }),
    }),
    [before, after, isHtml],
  );
  const isListedWhole = !isHtml && isOnlyAddress(before) && isOnlyAddress(after);
  return (
    <>
      {!isListedWhole &&
        hunks.map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other name than their order
          <dd key={index} dir="auto">
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Part key={at} part={part} isFirst={at === 0} partNames={partNames} />
            ))}
          </dd>
        ))}
      {lines.length > 0 && (
        <dd>
          <ul className="difference-addresses" aria-label="Addresses and attributes">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Line key={index} line={line} name={partNames[line.kind]} />
            ))}
          </ul>
        </dd>
      )}
    </>
  );
}

function Part({
  part: { kind, text, block, marks = [], isAddress },
  isFirst,
  partNames,
}: {
  part: TextPart;
  isFirst: boolean;
  partNames: ChangedTextProps['partNames'];
}) {
  const isNamed = block !== undefined && (kind !== 'same' || block !== 'Paragraph');
  const shown = (
    <>
      {block !== undefined && !isFirst && <br />}
      {isNamed && <span className="difference-block">{block}</span>}
      {isAddress ? (
        <bdi dir="ltr">{text}</bdi>
      ) : marks.length > 0 ? (
        <span className={marks.map((mark) => `difference-${mark}`).join(' ')}>{text}</span>
      ) : (
        text
      )}
    </>
  );
  if (kind === 'same') return shown;
  return (
    <Changed kind={kind} name={[partNames[kind], ...marks].join(', ')}>
      {shown}
    </Changed>
  );
}

function Changed({ kind, name, children }: { kind: 'removed' | 'added'; name: string; children: ReactNode }) {
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="visually-hidden">[{name}: </span>
      {children}
      <span className="visually-hidden">]</span>
    </Tag>
  );
}

function Line({ line: { kind, label, addresses, others }, name }: { line: ChangedLine; name: string }) {
  return (
    <li>
      <span className="difference-block">{label}</span>
      <Changed kind={kind} name={name}>
        {addresses.map((address) => (
          <Address key={address} address={address} />
        ))}
        {addresses.length > 0 && others.length > 0 && '\n'}
        {others.map((other, index) => (
          <span key={other}>
            {index > 0 && ' · '}
            <bdi>{showInvisible(other)}</bdi>
          </span>
        ))}
      </Changed>
    </li>
  );
}

/** With the host in bold, and before an address in which browsers find another one than people do. */
function Address({ address }: { address: string }) {
  const { start, host, end } = splitAddress(address);
  return (
    <bdi dir="ltr">
      {start}
      {host && <strong>{host}</strong>}
      {host && !start && ', written '}
      <bdi dir="ltr">{showInvisible(end)}</bdi>
    </bdi>
  );
}

function toWholeTexts(before: string, after: string): TextPart[] {
  return [
    { kind: 'removed', text: showInvisible(before) },
    { kind: 'added', text: showInvisible(after) },
  ];
}
