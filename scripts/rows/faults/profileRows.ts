import type { RowFault } from '../rowFault.ts';

const client = 'packages/api/src/client.ts';
const session = 'apps/web/src/features/auth/authSession';
const calls = 'packages/api/src/accountCalls.ts';

/** Faults of the rows on the profile. */
export const profileFaults: RowFault[] = [
  {
    row: 'X-230',
    file: client,
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
    from: "citiesOf(province).includes(city) ? city : ''",
    to: 'city',
  },
  {
    row: 'X-233',
    file: client,
    from: "if (typeof body === 'string') {",
    to: 'if (body !== null) {',
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
