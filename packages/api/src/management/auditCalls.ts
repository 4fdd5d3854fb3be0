import { auditExportSchema, auditQuerySchema, auditRowSchema } from './audit.ts';
import { defineStaffCall, defineTextCall } from './defineStaffCall.ts';
import { staffPage } from './staffList.ts';

/** The calls of the audit list. It is only read: the server writes it with each administrative write. */
export const auditCalls = {
  listAudit: defineStaffCall(
    'GET',
    '/management/audit/retrieve_all',
    auditQuerySchema,
    staffPage(auditRowSchema),
  ),
  exportAudit: defineTextCall('/management/audit/export', auditExportSchema),
} as const;
