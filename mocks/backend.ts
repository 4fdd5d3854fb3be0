import type { Account, AccountName } from './accounts.ts';
import { createClock, type Clock } from './clock.ts';
import { createFaults, type Faults } from './faults.ts';
import { createLiveDesk } from './live/liveDesk.ts';
import type { LiveDesk } from './live/liveDesk.ts';
import { createCodes } from './rules/codes.ts';
import { configurationRules } from './rules/configuration.ts';
import { historyRules } from './rules/history.ts';
import { messageCentreRules } from './rules/messageCentre.ts';
import { createPeople, type People } from './rules/people.ts';
import { recoveringRules } from './rules/recovering.ts';
import { signingInRules } from './rules/signingIn.ts';
import { signingUpRules } from './rules/signingUp.ts';
import { services } from './services.ts';

/** Everything the server would do and remember: one method for each call of the contract. */
export type Backend = Faults &
  ReturnType<typeof signingInRules> &
  ReturnType<typeof signingUpRules> &
  ReturnType<typeof recoveringRules> &
  ReturnType<typeof historyRules> &
  typeof configurationRules &
  typeof messageCentreRules & {
    readonly clock: Clock;
    readonly people: People;
    readonly live: LiveDesk;
    /** A named account as it is by now, to arrange or to look at. */
    account(name: AccountName): Account;
    getServices(): typeof services;
    listTransactions(caller: Account): Account['transactions'];
  };

/**
 * A small real server without a network: fresh, with the named accounts, and
 * always the same. A rule that says no throws a `Refusal`.
 *
 * @param elapsed ms that pass by themselves since the beginning; none by default
 */
export function createBackend({ elapsed }: { elapsed?: () => number } = {}): Backend {
  const clock = createClock(elapsed);
  const people = createPeople(clock);
  const codes = createCodes(clock);
  return {
    clock,
    people,
    live: createLiveDesk(clock),
    account: (name) => people.named(name),
    ...createFaults(),
    ...signingInRules(people),
    ...signingUpRules({ people, codes, clock }),
    ...recoveringRules({ people, codes }),
    ...historyRules(clock),
    ...configurationRules,
    ...messageCentreRules,
    getServices: () => services,
    listTransactions: (caller) => caller.transactions,
  };
}
