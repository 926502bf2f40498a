export { covers, principalsOf, type StandIn, standInsFor } from './stand-ins.ts';
