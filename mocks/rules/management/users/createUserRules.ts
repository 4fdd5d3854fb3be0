import type { Service } from '@nevisa/api/types';
import type { Clock } from '../../clock.ts';
import type { Codes } from '../../codes.ts';
import type { People } from '../../people.ts';
import type { AuditLog } from '../auditLog.ts';
import { createDirectory } from './directory.ts';
import { createUserCreditRules } from './userCredit.ts';
import { createUserEditingRules } from './userEditing.ts';
import { createUserEndingRules } from './userEnding.ts';
import { createUserListRules } from './userList.ts';
import { createUserPartRules } from './userParts.ts';
import { createUserRightRules } from './userRights.ts';

/** Rules of the administration of users: one method for each call (ADR-0070). */
export function createUserRules(parts: {
  people: People;
  codes: Codes;
  clock: Clock;
  audit: AuditLog;
  services: () => readonly Service[];
}) {
  const all = { ...parts, directory: createDirectory(parts.people) };
  return {
    ...createUserListRules(all),
    ...createUserPartRules(all),
    ...createUserEditingRules(all),
    ...createUserRightRules(all),
    ...createUserCreditRules(all),
    ...createUserEndingRules(all),
  };
}
