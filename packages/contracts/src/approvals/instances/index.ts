export * from './approval.ts';
export * from './approval-machine.ts';
export * from './approve-instance.ts';
export * from './get-instance.ts';
export * from './list-instances.ts';
export * from './reject-instance.ts';
export * from './roll-back-instance.ts';
