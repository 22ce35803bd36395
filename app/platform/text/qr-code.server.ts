import { encode } from 'uqr';

interface QrCode {
  size: number;
  path: string;
}

/** A longer text makes modules too small for a phone at arm's length. */
const MAX_BYTES = 190;

/** Null if the text is too long. Runs of modules with relative moves compress to a third of rectangles. */
export function drawQrCode(text: string): QrCode | null {
  if (Buffer.byteLength(text) > MAX_BYTES) return null;
  const { data, size } = encode(text, { border: 0 });
  return { size, path: data.map(drawRow).join('') };
}

function drawRow(modules: boolean[], y: number): string {
  let path = '';
  let end = 0;
  for (let x = 0; x < modules.length; x++) {
    if (!modules[x]) continue;
    const start = x;
    while (modules[x + 1]) x += 1;
    path += `${path ? `m${start - end} 0` : `M${start} ${y}.5`}h${x + 1 - start}`;
    end = x + 1;
  }
  return path;
}
