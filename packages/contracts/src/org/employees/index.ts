export * from './employee.ts';
export * from './export-employees.ts';
export * from './get-effect-on-pay.ts';
export * from './get-employee.ts';
export * from './group-employees.ts';
export * from './list-employees.ts';
export * from './people-filter.ts';
export * from './search-employees.ts';
