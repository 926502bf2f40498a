import { getWeblate as contract } from '@wagewright/contracts/platform/languages';
import { implementQuery } from '../../core/implement.ts';
import { viewWeblate } from './view-weblate.ts';

export const getWeblate = implementQuery(contract, async ({ context }) => await viewWeblate(context));
