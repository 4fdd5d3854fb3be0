import type { FaultTable } from '../rowFault.ts';

const messages = 'apps/web/src/features/management/messages';
const features = 'apps/web/src/features';
const administration = 'packages/machines/src/administration';
const history = 'packages/machines/src/history';

/** Faults of clauses of the row on two changes of one record. */
export const conflictClauseFaults: FaultTable = [
  [
    'X-116',
    `${administration}/adminRecordParts.ts`,
    'isSameValue(other, base[field]) || isSameValue(other, mine)',
    'isSameValue(other, base[field])',
  ],
  [
    'X-116',
    `${administration}/adminRecordParts.ts`,
    'isSameValue(other, base[field]) || isSameValue(other, mine)',
    'isSameValue(other, mine)',
  ],
  [
    'X-116',
    `${administration}/adminRecordParts.ts`,
    "([field]) => choices[field] !== 'theirs',",
    "([field]) => choices[field] === 'mine',",
  ],
  [
    'X-116',
    `${administration}/adminRecordParts.ts`,
    '[{ field, mine, theirs: other }]',
    '[{ field, mine: other, theirs: mine }]',
  ],
  [
    'X-116',
    `${administration}/adminRecordParts.ts`,
    '    record,\n    base: record.values,',
    '    record: { ...record, revision: 0 },\n    base: record.values,',
  ],
  [
    'X-116',
    `${administration}/adminRecordSetup.ts`,
    'listConflicts(context).every((',
    'listConflicts(context).some((',
  ],
  [
    'X-116',
    `${administration}/adminRecordSetup.ts`,
    '? {}\n        : { ...rebase(context, theirs), theirs: null,',
    '? {}\n        : { ...rebase({ ...context, choices: {} }, theirs), theirs: null,',
  ],
  [
    'X-116',
    `${administration}/adminRecordMachine.ts`,
    "'conflict.canceled': { target: '#adminRecord.editing', actions: 'forgetTheirs' },",
    "'conflict.canceled': { target: '#adminRecord.editing', actions: 'takeTheirs' },",
  ],
  [
    'X-116',
    `${administration}/adminRecordMachine.ts`,
    'revision: record?.revision ?? 0,',
    'revision: 0,',
  ],
  [
    'X-116',
    `${history}/historyListSetup.ts`,
    'rename: { ...rename, row: current ?? row, current: null }',
    'rename: { ...rename, row, current: null }',
  ],
  [
    'X-116',
    `${history}/historyListSetup.ts`,
    "event.choice === 'mine'",
    "event.choice === 'theirs'",
  ],
  ['X-116', `${features}/history/data/historyCalls.ts`, '{ ...outcome, current }', 'outcome'],
  [
    'X-116',
    `${features}/history/data/historyCalls.ts`,
    'current.title === title ?',
    'current.title !== title ?',
  ],
  [
    'X-116',
    `${features}/history/editing/view/conflictDifferences.ts`,
    "choices.get(titleId) === 'theirs' ? theirs.text.title : null",
    "choices.get(titleId) === 'mine' ? theirs.text.title : null",
  ],
  [
    'X-116',
    `${features}/history/editing/view/conflictDifferences.ts`,
    'runs: listDifferences(other, own),',
    'runs: listDifferences(own, other),',
  ],
  [
    'X-116',
    `${messages}/compose/conflictParts.ts`,
    "choices.get(part) === 'theirs'",
    "choices.get(part) !== 'mine'",
  ],
  [
    'X-116',
    `${messages}/compose/conflictParts.ts`,
    "send: ['way', 'sendDay', 'sendClock'],",
    "send: ['way', 'sendDay'],",
  ],
  [
    'X-116',
    `${messages}/compose/conflictParts.ts`,
    "{ kind: 'removed', text: describe(part, theirs) },",
    "{ kind: 'removed', text: describe(part, mine) },",
  ],
  [
    'X-116',
    `${messages}/compose/conflictParts.ts`,
    "expiry: ['expiryDay', 'expiryClock'],",
    "expiry: ['expiryDay'],",
  ],
  [
    'X-116',
    `${messages}/compose/conflictParts.ts`,
    '.filter((part) => parts[part].some((name) => differing.has(name)))\n',
    '\n',
  ],
  ['X-116', `${features}/management/record/RecordConflictDialog.tsx`, 'initialFocus={cancel}', ''],
  [
    'X-116',
    `${features}/management/record/RecordConflictDialog.tsx`,
    'label: describe(theirs), hint',
    'label: describe(mine), hint',
  ],
  [
    'X-116',
    `${features}/management/record/RecordConflictDialog.tsx`,
    "choice === 'mine' ? 'mine' : 'theirs'",
    "choice === 'mine' ? 'theirs' : 'mine'",
  ],
  ['X-116', `${features}/management/record/RecordConflictDialog.tsx`, 'disabled={!isComplete}', ''],
  [
    'X-116',
    `${features}/management/users/drawer/useUserEdit.ts`,
    'return present.ok ? { ...outcome, current: toRecord(present.answer) } : present;',
    'return present.ok ? outcome : present;',
  ],
  [
    'X-116',
    'packages/ui/src/components/editor/ConflictDialog/ConflictDialog.tsx',
    'initialFocus={cancel}',
    '',
  ],
  [
    'X-116',
    `${administration}/messageComposeSetup.ts`,
    'saved: context.theirs ?? context.saved, theirs: null',
    'saved: context.saved, theirs: null',
  ],
  [
    'X-116',
    `${administration}/composeDraftState.ts`,
    "'conflict.opened': 'conflict', 'save.requested': 'conflict'",
    "'conflict.opened': 'conflict', 'save.requested': 'keeping'",
  ],
  [
    'X-116',
    `${administration}/messageComposeSetup.ts`,
    'isSameMessage(result.current.values, context.sending),',
    '!isSameMessage(result.current.values, context.sending),',
  ],
  [
    'X-116',
    `${administration}/messageComposeSetup.ts`,
    'return { saved: null, clientId: event.clientId, failure: null };',
    'return { clientId: event.clientId, failure: null };',
  ],
  [
    'X-116',
    `${features}/dictation/screen/hooks/useConflict.ts`,
    'isOpen: isAsked && !wasPostponed,',
    'isOpen: isAsked,',
  ],
  [
    'X-116',
    `${features}/dictation/screen/hooks/useConflict.ts`,
    'isPostponed: isAsked && wasPostponed,',
    'isPostponed: false,',
  ],
  [
    'X-116',
    `${features}/dictation/screen/dialogs/ConflictDialog.tsx`,
    "onClick={() => resolve('mine')}",
    "onClick={() => resolve('both')}",
  ],
  [
    'X-116',
    `${features}/dictation/screen/dialogs/ConflictDialog.tsx`,
    "onClick={() => resolve('both')}",
    "onClick={() => resolve('mine')}",
  ],
  [
    'X-116',
    `${features}/discounts/form/FormConflict.tsx`,
    'mine: describe(field as DiscountField, mine, services),',
    'mine: describe(field as DiscountField, theirs, services),',
  ],
  [
    'X-116',
    `${features}/discounts/form/FormConflict.tsx`,
    "field === 'service_ids' ? formatPackages(ids, services) : formatNumber(ids.length)",
    'formatNumber(ids.length)',
  ],
  [
    'X-116',
    `${messages}/compose/ComposeConflict.tsx`,
    'differences={toDifferences(mine, theirs.values)}',
    'differences={toDifferences(theirs.values, mine)}',
  ],
  [
    'X-116',
    `${messages}/compose/ComposeConflict.tsx`,
    'mergeValues(mine, theirs.values, choices)',
    'mergeValues(mine, mine, choices)',
  ],
];
