import { trpc } from '../../../shared/api/trpc.ts';
import type { DepartmentField } from './department-tree.ts';

const none: readonly DepartmentField[] = [];

/** Fields that the customer added to departments, as the caller may fill them in of a legal entity. @param on as the list of departments is asked beside it */
export function useDepartmentFields(legalEntityId: number | undefined, on: string): readonly DepartmentField[] {
  const query = trpc.org.departments.listDepartments.useQuery({ legalEntityId, on }, { enabled: legalEntityId !== undefined });
  return query.data?.customFields ?? none;
}
