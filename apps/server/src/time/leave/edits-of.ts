import type { Actor } from '../../core/actor.ts';

/** Whose leave somebody may ask for, take back and adjust: for buttons, which may not show where the call would find nothing. */
export const editsOf = ({ grants }: Pick<Actor, 'grants'>): ((person: { readonly legalEntityId: number }) => boolean) => {
  const reach = grants.get('leave.edit');
  return ({ legalEntityId }) => reach !== undefined && (reach.all || reach.legalEntityIds.has(legalEntityId));
};
