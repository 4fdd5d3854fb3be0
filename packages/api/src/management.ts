export { fullContract } from './fullContract.ts';
export {
  analyticsComparisons,
  analyticsGranularities,
  analyticsMetrics,
} from './management/analytics.ts';
export { auditActions, auditKinds } from './management/audit.ts';
export { managementCalls } from './management/managementCalls.ts';
export { staffPageSizes } from './management/staffList.ts';
export { serviceStarts, userExportColumns, userOrderings } from './management/users.ts';
