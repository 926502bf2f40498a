export * from './employee.ts';
export * from './get-effect-on-pay.ts';
export * from './get-employee.ts';
export * from './search-employees.ts';
