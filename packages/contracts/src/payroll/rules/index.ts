export * from './explain-test.ts';
export * from './list-pay-items.ts';
export * from './run-tests.ts';
export * from './try-rule.ts';
