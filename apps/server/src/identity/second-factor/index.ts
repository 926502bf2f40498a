export { begin, confirm } from './enrol.ts';
export { tellOwner } from './tell-owner.ts';
export { useCode } from './use-code.ts';
