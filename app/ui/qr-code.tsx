const QUIET = 4;

export function QrCode({ code: { size, path }, label }: { code: { size: number; path: string }; label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg className="qr-code" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path stroke="#000" d={path} />
    </svg>
  );
}
