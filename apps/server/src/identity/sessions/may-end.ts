import type { Actor } from '../../core/actor.ts';

/** Whether somebody may end everybody's sessions; their own they may anyway. */
export const mayEndOthers = ({ grants }: Pick<Actor, 'grants'>): boolean => grants.get('sign-in.unlock')?.all ?? false;
