/** Loaded with `--import` into a process whose clock is to be ahead by `CLOCK_AHEAD_MS`. */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);

const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length ? given : [RealDate.now() + aheadMs], newTarget),
  apply: () => new Date().toString(),
  get: (target, name, receiver) => (name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name, receiver)),
});
