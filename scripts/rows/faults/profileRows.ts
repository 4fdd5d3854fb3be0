import type { RowFault } from '../rowFault.ts';

const client = 'packages/api/src/client.ts';
const session = 'apps/web/src/features/auth/authSession';
const profile = 'apps/web/src/features/profile';
const dashboard = 'apps/web/src/features/dashboard';
const calls = 'packages/api/src/accountCalls.ts';

/** Faults of the rows on the profile. */
export const profileFaults: RowFault[] = [
  {
    row: 'X-230',
    file: 'packages/api/src/refusal.ts',
    from: '...(status === 400 && !html && readFields(json?.value)),',
    to: '',
  },
  {
    row: 'X-231',
    file: 'packages/api/src/schemas.ts',
    from: 'new Date(moment).toISOString().startsWith(day)',
    to: 'true',
  },
  {
    row: 'X-232',
    file: 'apps/web/src/features/profile/form/places.ts',
    from: "listCities(province).includes(city) ? city : ''",
    to: 'city',
  },
  {
    row: 'X-233',
    file: client,
    from: "if (typeof body === 'string') {",
    to: 'if (body !== null) {',
  },
  {
    row: 'X-233',
    file: `${profile}/picture/drawPicture.ts`,
    from: "imageOrientation: 'from-image'",
    to: "imageOrientation: 'none'",
  },
  {
    row: 'X-234',
    file: client,
    from: 'const newer = await options.findNewerToken?.(token, name);',
    to: 'const newer = null as string | null;',
  },
  {
    row: 'X-234',
    file: `${session}/startAuth.ts`,
    from: "withTokenLock('shared', () => tokens.findNewer(sentToken))",
    to: 'tokens.findNewer(sentToken)',
  },
  {
    row: 'X-234',
    file: `${session}/startAuth.ts`,
    from: 'tokens.replace(before, outcome.answer.token);',
    to: 'tokens.store(outcome.answer.token);',
  },
  {
    row: 'X-234',
    file: 'packages/machines/src/auth/authMachine.ts',
    from: "'token.renewed': '.refreshing',",
    to: "'token.renewed': 'starting.retrieving',",
  },
  {
    row: 'X-235',
    file: calls,
    from: 'v.object({ id: idSchema, otp: v.string() })',
    to: 'v.object({ id: idSchema })',
  },
  {
    row: 'X-236',
    file: `${profile}/data/makeMyData.ts`,
    from: 'missing.push(...texts.failed);',
    to: '',
  },
  {
    row: 'X-236',
    file: `${profile}/data/toProfileData.ts`,
    from: 'const { key: _key, ...rest } = record;',
    to: 'const { ...rest } = record;',
  },
  {
    row: 'X-236',
    file: 'packages/machines/src/account/myDataMachine.ts',
    from: "'data.canceled': 'idle',",
    to: '',
  },
  {
    row: 'X-237',
    file: `${profile}/ending/AccountEndDialog.tsx`,
    from: 'const held = waiting || data.making;',
    to: 'const held = waiting;',
  },
  {
    row: 'X-239',
    file: `${dashboard}/usage/usageBars.ts`,
    from: 'const duration = known.get(day);',
    to: 'const duration = known.get(day) ?? 0;',
  },
  {
    row: 'X-239',
    file: `${dashboard}/usage/useUsage.ts`,
    from: 'return serverSpan.end === span.end',
    to: 'return serverSpan.end !== null',
  },
  {
    row: 'X-239',
    file: 'packages/ui/src/charts/BarChart/BarChart.tsx',
    from: "hasValue(value) ? format(value) : '—'",
    to: 'format(value ?? 0)',
  },
  {
    row: 'X-237',
    file: calls,
    from: 'v.object({ username: v.string(), password: v.string() })',
    to: 'v.object({ username: v.string() })',
  },
  {
    row: 'X-238',
    file: 'apps/web/src/features/profile/InvitationRow.tsx',
    from: 'copy(link);',
    to: "copy('');",
  },
];
