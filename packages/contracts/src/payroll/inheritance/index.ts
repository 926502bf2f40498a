export * from './get-inheritance.ts';
export * from './get-parent-offer.ts';
export * from './inheritance.ts';
export * from './take-parent-copy.ts';
