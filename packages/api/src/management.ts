export { fullContract } from './fullContract.ts';
export {
  analyticsComparisons,
  analyticsGranularities,
  analyticsMetrics,
} from './management/analytics.ts';
export {
  longestMessage,
  messageOrderings,
  mostRecipients,
} from './management/adminMessagePayloads.ts';
export {
  adminMessageSchema,
  adminMessageStates,
  audienceKinds,
} from './management/adminMessages.ts';
export { messageTypes } from './schemas.ts';
export { adminMessageCalls } from './management/adminMessageCalls.ts';
export { auditActions, auditKinds } from './management/audit.ts';
export {
  discountAudiences,
  discountSchema,
  discountStatuses,
  discountTypes,
} from './management/discount.ts';
export type { discountCalls } from './management/discountCalls.ts';
export {
  codeLetters,
  codeShape,
  discountOrderings,
  mostCodes,
} from './management/discountPayloads.ts';
export { managementCalls } from './management/managementCalls.ts';
export { staffPageSizes } from './management/staffList.ts';
export { serviceStarts, userExportColumns, userOrderings } from './management/users.ts';
