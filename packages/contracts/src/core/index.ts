/** What every slice may use, whatever its area. */
export * from './app-error.ts';
export * from './error-codes.ts';
export * from './error-definition.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './lock-order.ts';
export * from './messages.ts';
export * from './permissions.ts';
export * from './primitives.ts';
export * from './procedure.ts';
export * from './queue-definition.ts';
export * from './queues.ts';
export * from './roles.ts';
export * from './row-conditions.ts';
export * from './schedule-definition.ts';
export * from './schedules.ts';
export * from './state-machine.ts';
