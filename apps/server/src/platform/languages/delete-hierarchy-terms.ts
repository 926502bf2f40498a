import { deleteHierarchyTerms as contract, placeOfTerm } from '@wagewright/contracts/platform/languages';
import { implementMutation } from '../../core/implement.ts';
import { restoreTerms } from './change-terms.ts';

export const deleteHierarchyTerms = implementMutation(contract, async (call) => {
  const { appCode, hierarchyCode, langs } = call.input;
  const isBelow = (code: string) => hierarchyCode === undefined || code === hierarchyCode || code.startsWith(`${hierarchyCode}/`);
  const isMeant = (key: string): boolean => {
    const place = placeOfTerm(key);
    return place.appCode === appCode && isBelow(place.hierarchyCode);
  };
  return { deleted: await restoreTerms(call, langs, isMeant) };
});
