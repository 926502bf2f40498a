import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

const content = { name: 'Father', relationship: 'parent', phone: '+1 555 0101', birthDate: null, isEmergency: true };
const whose = ({ ownEmployeeId }: PlaceOf) => ({ employeeId: ownEmployeeId });
const seen = ({ ownEmployeeId, ownContactId }: PlaceOf) => ({ employeeId: ownEmployeeId, id: ownContactId, version: 1 });

export const samples: Samples = {
  'org/contacts/list-contacts': { about: whose },
  'org/contacts/create-contact': { about: (place) => ({ ...whose(place), ...content }) },
  'org/contacts/update-contact': { about: (place) => ({ ...seen(place), ...content }) },
  'org/contacts/delete-contact': { about: seen },
};

export const rows: ListedRows = {
  'org/contacts/list-contacts': { rows: idOf, of: ({ ownContactId }) => [ownContactId] },
};

export const fields: VisibleFields = {
  'org/contacts/list-contacts': words('birthDate id isEmergency name phone relationship version'),
};
