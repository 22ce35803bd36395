import { encode } from 'uqr';

interface QrCode {
  /** Modules on each side, without the quiet zone. */
  size: number;
  /** Its dark modules as the data of an SVG path, one unit each, to be drawn with a stroke one unit wide. */
  path: string;
}

/** A longer text makes modules too small for a phone at arm's length, and a path that costs more than it is worth. */
const MAX_BYTES = 190;

/** A text as a QR code; null where it is too long. Runs of modules with relative moves compress to a third of what rectangles do. */
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
