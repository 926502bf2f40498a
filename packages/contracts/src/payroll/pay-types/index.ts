export * from './create-pay-type.ts';
export * from './delete-pay-type.ts';
export * from './list-pay-types.ts';
export * from './pay-type.ts';
export * from './update-pay-type.ts';
