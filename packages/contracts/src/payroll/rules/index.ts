export * from './try-rule.ts';
