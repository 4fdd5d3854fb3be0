import type { FaultTable } from '../rowFault.ts';

const administration = 'packages/machines/src/administration';

/** Faults of clauses of the row on leaving a page with unsaved values. */
export const leaveClauseFaults: FaultTable = [
  [
    'X-115',
    'apps/web/src/shared/leaving/leaveGuards.ts',
    'question.write(held.size === 0 ? null : question.read());',
    'question.write(question.read());',
  ],
  [
    'X-115',
    'apps/web/src/shared/leaving/leaveGuards.ts',
    'stay: () => question.write(null),',
    'stay: () => {\n          question.write(null);\n          lostBy(target).forEach(({ onLost }) => onLost?.());\n        },',
  ],
  [
    'X-115',
    'apps/web/src/shared/leaving/leaveGuards.ts',
    '          lostBy(target).forEach(({ onLost }) => onLost?.());\n',
    '',
  ],
  [
    'X-115',
    'apps/web/src/shared/leaving/leaveGuards.ts',
    'held.add(guard);\n      question.write(question.read());',
    'held.add(guard);',
  ],
  [
    'X-115',
    'apps/web/src/shared/leaving/useLeaveHold.ts',
    '(record === null || new URLSearchParams(target.search).get(record) === id)',
    'true',
  ],
  ['X-115', 'apps/web/src/shared/leaving/useLeaveHold.ts', 'target.pathname === pathname &&', ''],
  [
    'X-115',
    'apps/web/src/shared/leaving/useLeaveHold.ts',
    'if (!differs) {',
    'if (!differs && record !== null) {',
  ],
  [
    'X-115',
    'apps/web/src/app/shell/guardLeaving.ts',
    "      window.removeEventListener('beforeunload', ask);\n    }\n  };",
    '    }\n  };',
  ],
  ['X-115', 'apps/web/src/app/shell/guardLeaving.ts', 'event.preventDefault();', ''],
  ['X-115', 'apps/web/src/app/shell/guardLeaving.ts', 'sources.some((', 'sources.every(('],
  ['X-115', 'apps/web/src/app/shell/guardHistory.ts', '        window.history.go(steps);\n', ''],
  ['X-115', 'apps/web/src/app/shell/guardHistory.ts', '        agreed = true;\n', ''],
  [
    'X-115',
    'apps/web/src/app/shell/guardHistory.ts',
    '      event.stopImmediatePropagation();\n      const steps',
    '      const steps',
  ],
  [
    'X-115',
    'apps/web/src/app/shell/requestSignOut.ts',
    'parts.services.leaveGuards.leave(target, () => void signOutOrAsk(parts));',
    'void target;\n  void signOutOrAsk(parts);',
  ],
  [
    'X-115',
    'apps/web/src/app/shell/LeaveDialog.tsx',
    'onClose={() => question?.stay()}',
    'onClose={() => question?.leave()}',
  ],
  [
    'X-115',
    'apps/web/src/app/shell/LeaveDialog.tsx',
    'onConfirm={() => question?.leave()}',
    'onConfirm={() => question?.stay()}',
  ],
  [
    'X-115',
    `${administration}/adminRecordMachine.ts`,
    "'leave.canceled': back,",
    "'leave.canceled': { target: back, actions: 'dropTyped' },",
  ],
  [
    'X-115',
    `${administration}/adminRecordMachine.ts`,
    "clean: { on: { 'leave.requested': '#adminRecord.left' } },",
    "clean: { on: { 'leave.requested': 'leaving' } },",
  ],
  [
    'X-115',
    `${administration}/adminRecordParts.ts`,
    "typeof value === 'string' ? value.trim() : (value ?? null)",
    'value ?? null',
  ],
  [
    'X-115',
    `${administration}/adminRecordMachine.ts`,
    "resting: { on: { 'leave.requested': 'leaving' } },",
    "resting: { on: { 'leave.requested': '#adminRecord.left' } },",
  ],
  [
    'X-115',
    `${administration}/adminRecordMachine.ts`,
    "'leave.confirmed': { target: '#adminRecord.left', actions: 'dropTyped' },",
    "'leave.confirmed': { target: '#adminRecord.left' },",
  ],
];
