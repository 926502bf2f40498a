import { accessGuards } from './access.ts';

export const guards = [...accessGuards];
