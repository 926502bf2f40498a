import type { LocalizedText } from '@wagewright/contracts';
import type { Formatter } from '../../../shared/format/formatter.ts';

/** What an administrator has set up of the sign-in page; blank texts are the product's own. */
export interface SignInLook {
  readonly picture: string | null;
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
  readonly claim: LocalizedText;
  readonly claimText: LocalizedText;
}

/** A text in the reader's language, or in the one that it was written in; blank where nobody has written it. */
export const said = (format: Pick<Formatter, 'name'>, text: LocalizedText | undefined): string =>
  text ? format.name(text) || text.en || text['zh-CN'] : '';
