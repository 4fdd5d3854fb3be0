import { type Check, checkServer } from './openapi/checkServer.ts';

/**
 * Compares a server with the contract, call by call, without changing anything there:
 * `npm run check:contract -- http://127.0.0.1:4173 --as user:password`. Ends with an
 * error when something differs.
 */
const [origin, flag, person = ''] = process.argv.slice(2);
const colon = person.indexOf(':');
if (origin === undefined || !URL.canParse(origin) || flag !== '--as' || colon < 1) {
  console.error('Usage: npm run check:contract -- http://127.0.0.1:4173 --as user:password');
  process.exit(2);
}
const as = { user: person.slice(0, colon), password: person.slice(colon + 1) };
try {
  const checks = await checkServer(origin, as);
  for (const { row, call, outcome, lines } of checks) {
    console.log([`${outcome.padEnd(9)}  ${row}  ${call}`, ...lines].join('\n             '));
  }
  const count = (outcome: Check['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length;
  console.log(
    `\n${count('kept')} kept, ${count('differs')} differ, ${count('not tried')} not tried. Calls that change something are not made.`,
  );
  process.exitCode = count('differs') === 0 ? 0 : 1;
} catch (error) {
  console.error(
    `${origin} does not answer: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
