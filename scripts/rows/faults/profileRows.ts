import type { FaultTable } from '../rowFault.ts';

const client = 'packages/api/src/client.ts';
const session = 'apps/web/src/features/auth/authSession';
const profile = 'apps/web/src/features/profile';
const dashboard = 'apps/web/src/features/dashboard';
const calls = 'packages/api/src/accountCalls.ts';
const refusal = 'packages/api/src/refusal.ts';
const schemas = 'packages/api/src/schemas.ts';
const authMachine = 'packages/machines/src/auth/authMachine.ts';
const passwordMachine = 'packages/machines/src/account/passwordMachine.ts';
const describePasswordFailure = `${profile}/password/describePasswordFailure.ts`;
const barChart = 'packages/ui/src/charts/BarChart/BarChart.tsx';
const contactMachine = 'packages/machines/src/account/contactMachine.ts';

/** Faults of the rows on the profile. */
export const profileFaults: FaultTable = [
  ['X-230', refusal, '...(status === 400 && !html && readFields(json?.value)),', ''],
  ['X-231', schemas, 'new Date(moment).toISOString().startsWith(day)', 'true'],
  ['X-232', 'apps/web/src/features/profile/form/places.ts', "city: isKept ? city : ''", 'city'],
  ['X-233', client, "if (typeof body === 'string') {", 'if (body !== null) {'],
  ['X-233', `${profile}/picture/drawPicture.ts`, ": 'from-image'", ": 'none'"],
  ['X-234', client, '= await options.findNewerToken?.(token, name);', '= null as string | null;'],
  [
    'X-234',
    `${session}/startAuth.ts`,
    "withTokenLock('shared', () => tokens.findNewer(sentToken))",
    'tokens.findNewer(sentToken)',
  ],
  ['X-234', `${session}/startAuth.ts`, 'tokens.replace(before, outcome', 'tokens.store(outcome'],
  ['X-234', authMachine, "'.refreshing',", "'starting.retrieving',"],
  ['X-234', passwordMachine, 'params: { isUnsure: true } } },', 'params: { isUnsure: false } } },'],
  ['X-234', describePasswordFailure, '.passwordMaybeChanged;', '.passwordLost;'],
  ['X-235', calls, 'v.object({ id: idSchema, otp: v.string() })', 'v.object({ id: idSchema })'],
  ['X-236', `${profile}/data/makeMyData.ts`, 'missing.push(...texts.failed);', ''],
  ['X-236', `${profile}/data/toProfileData.ts`, '{ key: _key, ...rest }', '{ ...rest }'],
  ['X-236', 'packages/machines/src/account/myDataMachine.ts', "'data.canceled': 'idle',", ''],
  ['X-237', `${profile}/ending/AccountEndDialog.tsx`, '= waiting || data.making;', '= waiting;'],
  ['X-239', `${dashboard}/usage/usageBars.ts`, '= known.get(day);', '= known.get(day) ?? 0;'],
  ['X-239', `${dashboard}/usage/useUsage.ts`, '.end === span.end', '.end !== null'],
  ['X-239', barChart, "hasValue(value) ? format(value) : '—'", 'format(value ?? 0)'],
  ['X-237', calls, '{ username: v.string(), password: v.string() }', '{ username: v.string() }'],
  ['X-237', `${profile}/ending/useLosses.ts`, '(await storage.hasUnsentUploads())', 'false'],
  ['X-238', 'apps/web/src/features/profile/InvitationRow.tsx', 'copy(link)', "copy('')"],
  [
    'X-230',
    'packages/machines/src/account/profileMachine.ts',
    "'profile.received': { actions: 'setAside' },",
    '',
  ],
  [
    'X-230',
    'packages/machines/src/account/profileMachine.ts',
    "        on: { 'profile.received': { actions: 'receive' } },\n      },\n      answered",
    '      },\n      answered',
  ],
  ['X-235', contactMachine, "value: '', failure: null, recipient:", "value: '', recipient:"],
];
