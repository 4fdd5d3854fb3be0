import type { FaultTable } from '../rowFault.ts';

const worker = 'apps/web/src/serviceWorker';
const updates = 'apps/web/src/features/updates';
const session = 'apps/web/src/features/auth/authSession';
const knownAccount = `${session}/knownAccount.ts`;
const storedPages = `${worker}/storedPages.ts`;

/** Faults of the rows on starts without a connection and on newer versions. */
export const offlineFaults: FaultTable = [
  ['X-320', `${worker}/chooseAnswer.ts`, "'$1')) ? 'shell'", "'$1')) && search === '' ? 'shell'"],
  ['X-321', knownAccount, 'success && output.token === computeFingerprint(token)', 'success'],
  ['X-321', `${session}/authActor.ts`, "=== null || failed.failure.kind !== 'network'", '=== null'],
  ['X-321', `${session}/authActor.ts`, '  question.begin();\n', ''],
  ['X-322', knownAccount, '? output.user : null', '? null : null'],
  [
    'X-323',
    `${updates}/appUpdate.ts`,
    "newest !== null && state.read() === 'asked' && !isHeld()",
    "newest !== null && state.read() === 'asked'",
  ],
  [
    'X-323',
    `${updates}/browserWorkers.ts`,
    '  onVersion({ activate: () => activate(worker) });',
    "  worker.postMessage('activate');\n  onVersion({ activate: () => activate(worker) });",
  ],
  ['X-324', `${updates}/browserWorkers.ts`, '=> consider(container.controller)', '=> undefined'],
  [
    'X-325',
    `${updates}/browserWorkers.ts`,
    "    worker.postMessage('activate' satisfies WorkerMessage);\n    return;",
    '    return;',
  ],
  ['X-325', `${worker}/chooseAnswer.ts`, "pathname.startsWith('/assets/') ? 'chunk' : '", "'"],
  ['X-326', storedPages, '.filter((path) => path !== paths.paymentCallback)', ''],
  ['X-326', `${worker}/chooseAnswer.ts`, "    !request.headers.has('authorization') &&\n", ''],
  ['X-327', storedPages, '.paymentCallback', '.paymentCallback && path !== paths.history'],
];
