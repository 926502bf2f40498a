import { AppError, type ProcedureContract } from '@wagewright/contracts';

const matches = (range: string, type: string): boolean =>
  range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));

/** What the header takes at all: `text/html;q=0` is what it does not. */
const rangesOf = (accept: string): string[] =>
  accept.split(',').flatMap((part) => {
    const [range = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((text) => text.trim());
    return range === '' || parameters.some((text) => /^q=0(\.0*)?$/.test(text)) ? [] : [range];
  });

/** @throws AppError NOT_ACCEPTABLE for who takes neither JSON nor the file that the call answers with */
export function requireAcceptable(accept: string | undefined, { answersFile = [] }: Pick<ProcedureContract, 'answersFile'>): void {
  if (accept === undefined || accept.trim() === '') return;
  const types = ['application/json', ...[answersFile].flat()].map((type) => type.toLowerCase().split(';')[0] ?? '');
  const ranges = rangesOf(accept);
  if (!ranges.some((range) => types.some((type) => matches(range, type))))
    throw new AppError('NOT_ACCEPTABLE', { format: accept.slice(0, 100) });
}
