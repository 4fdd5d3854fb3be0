import type { FaultTable } from '../rowFault.ts';

const client = 'packages/api/src/client.ts';
const session = 'apps/web/src/features/auth/authSession';
const profile = 'apps/web/src/features/profile';
const dashboard = 'apps/web/src/features/dashboard';
const calls = 'packages/api/src/accountCalls.ts';

/** Faults of the rows on the profile. */
export const profileFaults: FaultTable = [
  [
    'X-230',
    'packages/api/src/refusal.ts',
    '...(status === 400 && !html && readFields(json?.value)),',
    '',
  ],
  [
    'X-231',
    'packages/api/src/schemas.ts',
    'new Date(moment).toISOString().startsWith(day)',
    'true',
  ],
  ['X-232', 'apps/web/src/features/profile/form/places.ts', "city: isKept ? city : ''", 'city'],
  ['X-233', client, "if (typeof body === 'string') {", 'if (body !== null) {'],
  [
    'X-233',
    `${profile}/picture/drawPicture.ts`,
    "imageOrientation: 'from-image'",
    "imageOrientation: 'none'",
  ],
  [
    'X-234',
    client,
    'const newer = await options.findNewerToken?.(token, name);',
    'const newer = null as string | null;',
  ],
  [
    'X-234',
    `${session}/startAuth.ts`,
    "withTokenLock('shared', () => tokens.findNewer(sentToken))",
    'tokens.findNewer(sentToken)',
  ],
  [
    'X-234',
    `${session}/startAuth.ts`,
    'tokens.replace(before, outcome.answer.token);',
    'tokens.store(outcome.answer.token);',
  ],
  [
    'X-234',
    'packages/machines/src/auth/authMachine.ts',
    "'token.renewed': '.refreshing',",
    "'token.renewed': 'starting.retrieving',",
  ],
  [
    'X-234',
    'packages/machines/src/account/passwordMachine.ts',
    "{ target: 'entering', actions: { type: 'failByLoss', params: { isUnsure: true } } },",
    "{ target: 'entering', actions: { type: 'failByLoss', params: { isUnsure: false } } },",
  ],
  [
    'X-234',
    `${profile}/password/describePasswordFailure.ts`,
    'return accountText.passwordMaybeChanged;',
    'return accountText.passwordLost;',
  ],
  ['X-235', calls, 'v.object({ id: idSchema, otp: v.string() })', 'v.object({ id: idSchema })'],
  ['X-236', `${profile}/data/makeMyData.ts`, 'missing.push(...texts.failed);', ''],
  [
    'X-236',
    `${profile}/data/toProfileData.ts`,
    'const { key: _key, ...rest } = record;',
    'const { ...rest } = record;',
  ],
  ['X-236', 'packages/machines/src/account/myDataMachine.ts', "'data.canceled': 'idle',", ''],
  [
    'X-237',
    `${profile}/ending/AccountEndDialog.tsx`,
    'const held = waiting || data.making;',
    'const held = waiting;',
  ],
  [
    'X-239',
    `${dashboard}/usage/usageBars.ts`,
    'const duration = known.get(day);',
    'const duration = known.get(day) ?? 0;',
  ],
  [
    'X-239',
    `${dashboard}/usage/useUsage.ts`,
    'return serverSpan.end === span.end',
    'return serverSpan.end !== null',
  ],
  [
    'X-239',
    'packages/ui/src/charts/BarChart/BarChart.tsx',
    "hasValue(value) ? format(value) : '—'",
    'format(value ?? 0)',
  ],
  [
    'X-237',
    calls,
    'v.object({ username: v.string(), password: v.string() })',
    'v.object({ username: v.string() })',
  ],
  ['X-237', `${profile}/ending/useLosses.ts`, '(await storage.hasUnsentUploads())', 'false'],
  ['X-238', 'apps/web/src/features/profile/InvitationRow.tsx', 'copy(link)', "copy('')"],
  ['X-230', 'packages/machines/src/account/profileMachine.ts', "'profile.received': {},", ''],
  [
    'X-230',
    'packages/machines/src/account/profileMachine.ts',
    "        on: { 'profile.received': { actions: 'receive' } },\n      },\n      answered",
    '      },\n      answered',
  ],
  [
    'X-235',
    'packages/machines/src/account/contactMachine.ts',
    "value: '', failure: null, recipient: null };",
    "value: '', recipient: null };",
  ],
];
