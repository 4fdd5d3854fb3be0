import type { FaultTable } from '../rowFault.ts';

const messages = 'apps/web/src/features/management/messages';
const features = 'apps/web/src/features';

/** Faults of clauses of the rows on the messages of administration, the status of codes, and files on their way. */
export const messageClauseFaults: FaultTable = [
  [
    'X-188',
    `${features}/files/upload/uploadProgress.ts`,
    '(last?.total ?? 0) + Math.max(0, to - measured.position)',
    '(last?.total ?? 0) + to - measured.position',
  ],
  [
    'X-188',
    `${features}/files/upload/uploadProgress.ts`,
    '(last?.total ?? 0) + Math.max(0, to - measured.position)',
    '(last?.total ?? 0) + Math.max(0, to - measured.furthest)',
  ],
  [
    'X-191',
    `${features}/files/upload/jobReport.ts`,
    "return progress === null || progress.pending === true || state === 'PENDING'",
    "return progress === null || state === 'PENDING'",
  ],
  [
    'X-191',
    `${features}/files/upload/jobReport.ts`,
    "progress.pending === true || state === 'PENDING'",
    'progress.pending === true',
  ],
  ['X-273', `${features}/discounts/StatusTag.tsx`, 'tone={statusTones[status]}', ''],
  [
    'X-273',
    `${features}/discounts/data/describeDiscount.ts`,
    "EXHAUSTED: 'warning',",
    "EXHAUSTED: 'quiet',",
  ],
  [
    'X-290',
    `${messages}/list/RowMenu.tsx`,
    'onAction={() => commands.similar(row)}',
    'onAction={() => commands.open(row)}',
  ],
  [
    'X-290',
    `${messages}/list/RowMenu.tsx`,
    'commands.carryOut(kind, [row.id])',
    "commands.carryOut('delete', [row.id])",
  ],
  [
    'X-290',
    `${messages}/list/RowMenu.tsx`,
    'cancel: adminMessagesText.cancelSchedule,',
    'cancel: adminMessagesText.retract,',
  ],
  [
    'X-290',
    `${messages}/list/BulkDialog.tsx`,
    'cancel: adminMessageListWords.cancelText,',
    'cancel: adminMessageListWords.deleteText,',
  ],
  [
    'X-290',
    `${messages}/list/BulkDialog.tsx`,
    'retract: adminMessagesText.retractText,',
    'retract: adminMessageListWords.deleteText,',
  ],
  [
    'X-290',
    `${messages}/list/BulkDialog.tsx`,
    "onClose={() => member.bulk.send({ type: 'bulk.canceled' })}",
    "onClose={() => member.bulk.send({ type: 'bulk.confirmed' })}",
  ],
  [
    'X-290',
    `${messages}/list/BulkDialog.tsx`,
    'delete: adminMessageListWords.deleteMany,',
    'delete: adminMessageListWords.retractMany,',
  ],
  [
    'X-290',
    `${messages}/OpenedMessage.tsx`,
    "askToCarryOut(member, 'retract', [message.id])",
    "askToCarryOut(member, 'delete', [message.id])",
  ],
  [
    'X-290',
    `${messages}/OpenedMessage.tsx`,
    '        onClose={list.close}\n        onSimilar',
    '        onClose={() => undefined}\n        onSimilar',
  ],
];
