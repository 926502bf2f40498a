export * from './following-periods.ts';
export * from './list-periods.ts';
export * from './period.ts';
export * from './period-machine.ts';
