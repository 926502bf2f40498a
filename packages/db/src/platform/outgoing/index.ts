export { type Outgoing, type OutgoingOptions, openOutgoing } from './outgoing.ts';
