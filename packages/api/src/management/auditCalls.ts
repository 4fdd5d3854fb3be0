import { auditExportSchema, auditQuerySchema, auditRowSchema } from './audit.ts';
import { staffCall, textCall } from './staffCall.ts';
import { staffPage } from './staffList.ts';

/** The calls of the audit list. It is only read: the server writes it with each administrative write. */
export const auditCalls = {
  listAudit: staffCall(
    'GET',
    '/management/audit/retrieve_all',
    auditQuerySchema,
    staffPage(auditRowSchema),
  ),
  exportAudit: textCall('/management/audit/export', auditExportSchema),
} as const;
