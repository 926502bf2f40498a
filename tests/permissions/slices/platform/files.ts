import type { Samples } from '../../sample.ts';

const own = ({ fileId }: { fileId: number }) => ({ id: fileId });

export const samples: Samples = {
  'platform/files/upload-file': { anywhere: { purpose: 'attachment' } },
  'platform/files/download-file': { about: own },
  'platform/files/remove-file': { about: own },
};
