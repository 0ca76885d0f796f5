/**
 * Loaded before the program of a host (`node --import`): its clock is ahead by the milliseconds
 * that the parent process says by message.
 */
let aheadMs = 0;
const Real = Date;

globalThis.Date = new Proxy(Real, {
  construct: (target, values: [number], self) =>
    Reflect.construct(target, values.length > 0 ? values : [Real.now() + aheadMs], self) as Date,
  get: (target, name, self) =>
    name === 'now' ? () => Real.now() + aheadMs : (Reflect.get(target, name, self) as unknown),
});

process.on('message', (told: number) => {
  aheadMs = told;
  process.send?.(new Date().toISOString());
});
