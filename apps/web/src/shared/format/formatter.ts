/** The formatter that server and screens share. */
export { createFormatter, type Formatter, type Localized } from '@wagewright/contracts/format';
