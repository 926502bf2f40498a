export * from './list-pay-items.ts';
export * from './try-rule.ts';
