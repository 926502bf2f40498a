import { languages } from '@wagewright/contracts';
import { userKinds } from '@wagewright/contracts/identity/users';
import { columnsOf } from './column.ts';
import { localized, oneOf, orNull } from './kinds.ts';

export const roleColumns = columnsOf('role', { name: localized });

export const userColumns = columnsOf('app_user', { kind: oneOf(userKinds), language: orNull(oneOf(languages)), roleName: localized });
