import type { Service } from '@nevisa/api/types';
import type { Clock } from '../../clock.ts';
import type { Codes } from '../../codes.ts';
import type { People } from '../../people.ts';
import type { AuditLog } from '../auditLog.ts';
import { createDirectory } from './directory.ts';
import { userCreditRules } from './userCredit.ts';
import { userEditingRules } from './userEditing.ts';
import { userEndingRules } from './userEnding.ts';
import { userListRules } from './userList.ts';
import { userPartRules } from './userParts.ts';
import { userRightRules } from './userRights.ts';

/** Rules of the administration of users: one method for each call (ADR-0070). */
export function userRules(parts: {
  people: People;
  codes: Codes;
  clock: Clock;
  audit: AuditLog;
  services: () => readonly Service[];
}) {
  const all = { ...parts, directory: createDirectory(parts.people) };
  return {
    ...userListRules(all),
    ...userPartRules(all),
    ...userEditingRules(all),
    ...userRightRules(all),
    ...userCreditRules(all),
    ...userEndingRules(all),
  };
}
