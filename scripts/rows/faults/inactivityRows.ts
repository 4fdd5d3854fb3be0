import type { FaultTable } from '../rowFault.ts';

const machine = 'packages/machines/src/inactivity/inactivityMachine.ts';
const app = 'apps/web/src/features/inactivity';
const shared = 'apps/web/src/shared';

/** Faults of the clauses of the limit of inactivity. */
export const inactivityFaults: FaultTable = [
  ['X-328', `${shared}/config.ts`, 'minutes <= 1_440', 'minutes < 1_440'],
  ['X-328', `${shared}/config.ts`, 'minutes >= 5 ', 'minutes > 5 '],
  ['X-328', `${shared}/storage/tokenStore.ts`, '      storage.remove(lastActKey);\n', ''],
  ['X-328', machine, 'inactivityWarningSeconds = 60', 'inactivityWarningSeconds = 30'],
  ['X-328', machine, 'const longestPause = 15_000;', 'const longestPause = 3_600_000;'],
  ['X-328', machine, "{ guard: 'isInUse', target: 'attended', actions: 'storeAct' },", ''],
  ['X-328', machine, "{ guard: 'isOver', target: 'deciding' }, { actions", '{ actions'],
  ['X-328', machine, "        'act.stored': 'deciding',\n", ''],
  ['X-328', machine, "        'page.shown': { actions: 'readTime' },\n", ''],
  [
    'X-328',
    machine,
    "          { guard: 'isOver', target: 'deciding' },\n          {",
    '          {',
  ],
  ['X-328', `${app}/createInactivity.ts`, 'const storePeriod = 5_000;', 'const storePeriod = 0;'],
  ['X-328', `${app}/createInactivity.ts`, "        actor.send({ type: 'act.stored' });\n", ''],
  [
    'X-328',
    `${app}/createInactivity.ts`,
    'recording.read()?.paused === false',
    'recording.read() !== null',
  ],
  ['X-328', `${app}/createInactivity.ts`, 'if (lastAct > Date.now())', 'if (lastAct < 0)'],
  [
    'X-328',
    `${app}/createInactivity.ts`,
    '    lastAct = Math.max(lastAct, Number(storage.read(lastActKey)) || 0);\n',
    '',
  ],
  ['X-328', `${app}/createInactivity.ts`, '    storage.remove(lastActKey);\n', ''],
  ['X-328', `${app}/followActs.ts`, "'keydown', ", ''],
];
