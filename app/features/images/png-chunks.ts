import { inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
const FRAME_BYTES = 12;
const MAX_PROFILE_BYTES = 4 * 1024 * 1024;

const KEPT = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'sRGB', 'sBIT', 'cICP', 'eXIf'];

/** Removes chunks that a decoder would unpack for nothing: 50 kB can unfold into 50 MB. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  let hasProfile = false;
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const end = at + FRAME_BYTES <= png.length ? at + FRAME_BYTES + png.readUInt32BE(at) : Number.POSITIVE_INFINITY;
    if (end > png.length) {
      kept.push(png.subarray(at));
      break;
    }
    const type = png.toString('latin1', at + 4, at + 8);
    const isFirstProfile: boolean = type === 'iCCP' && !hasProfile;
    hasProfile ||= isFirstProfile;
    if (KEPT.includes(type) || (isFirstProfile && isSaneProfile(png.subarray(at + 8, end - 4)))) kept.push(png.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

export function isAnimatedPng(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length; at += FRAME_BYTES + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

function isSaneProfile(chunk: Buffer): boolean {
  try {
    return inflateSync(chunk.subarray(chunk.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE_BYTES }).length > 0;
  } catch {
    return false;
  }
}
