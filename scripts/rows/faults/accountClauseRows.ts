import type { FaultTable } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const fields = `${auth}/parts/useRequiredFields.ts`;
const newAccount = `${auth}/account/makeNewAccount.ts`;
const button = 'packages/ui/src/components/actions/Button/Button.tsx';
const sent = 'createCodeState(recipient)';
const sentByPhone = "createCodeState({ ...recipient, type: 'phone' })";

/** Faults of single clauses of the rows on sign-in, registration and codes. */
export const accountClauseFaults: FaultTable = [
  ['R-071', fields, 'value : normaliseIdentifier(value)) ===', 'value : value) ==='],
  [
    'R-071',
    fields,
    "(name.includes('password') ? value : normaliseIdentifier(value))",
    'normaliseIdentifier(value)',
  ],
  ['R-072', button, "'aria-busy': true, 'aria-disabled': true", "'aria-busy': true"],
  ['R-080', fields, 'value : normaliseIdentifier(value)) ===', 'value : value) ==='],
  ['R-085', button, "'aria-busy': true, 'aria-disabled': true", "'aria-busy': true"],
  ['R-086', `${auth}/sign-up/useSignUp.ts`, sent, sentByPhone],
  ['R-089', newAccount, 'normaliseIdentifier(typed.username)', 'typed.username'],
  ['R-091', newAccount, 'password: typed.password,', 'password: typed.password.trim(),'],
  ['R-106', button, "'aria-busy': true, 'aria-disabled': true", "'aria-busy': true"],
  ['R-111', `${auth}/parts/useCode.ts`, '{ replace: true, state: {', '{ state: {'],
  ['R-120', fields, 'value : normaliseIdentifier(value)) ===', 'value : value) ==='],
  ['R-123', `${auth}/forgot-password/useForgotPassword.ts`, sent, sentByPhone],
];
