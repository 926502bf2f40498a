import { downloadFile as contract } from '@wagewright/contracts/platform/files';
import { implementQuery } from '../../core/implement.ts';
import { sentFile } from './sent-file.ts';
import { loadFile, viewFile } from './stored-files.ts';

export const downloadFile = implementQuery(contract, async ({ input, actor, deps, context }) => {
  const file = await loadFile({ tx: deps.db.prisma, actor, deps }, deps.fileOwners, input.id);
  context.http.sendFile(sentFile(deps, file));
  return viewFile(file);
});
