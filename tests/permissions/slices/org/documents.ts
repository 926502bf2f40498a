import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

const content = { kind: 'resume', title: 'Resume' };
const whose = ({ ownEmployeeId }: PlaceOf) => ({ employeeId: ownEmployeeId });
const seen = ({ ownDocumentId }: PlaceOf) => ({ id: ownDocumentId, version: 1 });

export const samples: Samples = {
  'org/documents/list-documents': { about: whose },
  'org/documents/add-document': { about: (place) => ({ ...whose(place), ...content }) },
  'org/documents/change-document': { about: (place) => ({ ...seen(place), ...content }) },
  'org/documents/remove-document': { about: seen },
  'org/documents/download-document': { about: ({ ownDocumentId }) => ({ id: ownDocumentId }) },
};

export const rows: ListedRows = {
  'org/documents/list-documents': { rows: idOf, of: ({ ownDocumentId }) => [ownDocumentId] },
};

export const fields: VisibleFields = {
  'org/documents/list-documents': words(
    'addedAt addedBy file id isBrought issuedBy issuedOn kind mayChange remarks state title validUntil version',
  ),
};
