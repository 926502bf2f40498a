export * from './approvals/index.ts';
export * from './core/index.ts';
export * from './identity/index.ts';
export * from './openapi/document.ts';
export * from './org/index.ts';
export * from './payroll/index.ts';
export * from './platform/index.ts';
export * from './registry.ts';
