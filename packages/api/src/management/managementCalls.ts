import { analyticsCalls } from './analyticsCalls.ts';
import { adminMessageCalls } from './adminMessageCalls.ts';
import { auditCalls } from './auditCalls.ts';
import { userCalls } from './userCalls.ts';
import { discountCalls } from './discountCalls.ts';

/** The calls of administration, in the order of the contract's section 7: one file for each area. */
export const managementCalls = {
  ...adminMessageCalls,
  ...userCalls,
  ...auditCalls,
  ...analyticsCalls,
  ...discountCalls,
} as const;
