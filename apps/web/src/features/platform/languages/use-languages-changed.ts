import { useContext } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { SaidTextsContext } from '../../../shared/i18n/open-languages.ts';

/** After something was said, opened or closed here: lists, the menus' names and the screens' own texts are asked for again. */
export function useLanguagesChanged(): () => Promise<void> {
  const utils = trpc.useUtils();
  const said = useContext(SaidTextsContext);
  return async () => {
    await utils.platform.languages.invalidate(); // by these reads the server has heard of it
    await Promise.all([utils.identity.menus.getViews.invalidate(), said.renew()]);
  };
}
