import type { Transaction, WholeConversation } from '@nevisa/api/types';
import type { Account, AccountName } from './fixtures/accounts.ts';
import { createAccountChangeRules } from './rules/accountChanges.ts';
import { createAvatarRules } from './rules/avatars.ts';
import { createContactRules } from './rules/contacts.ts';
import { createClock, type Clock } from './rules/clock.ts';
import { createFaults, type Faults } from './rules/faults.ts';
import { createScriptedRecogniser, type LiveRecogniserFactory } from './live/liveRecogniser.ts';
import { createLiveSessionRegistry, type LiveSessionRegistry } from './live/liveSessionRegistry.ts';
import { createCodes } from './rules/codes.ts';
import { configurationRules } from './rules/configuration.ts';
import { createHistoryRules } from './rules/history.ts';
import { createAnalyticsRules, type AnalyticsRules } from './rules/management/analytics.ts';
import { createAdminMessageRules } from './rules/management/adminMessages.ts';
import { type AuditLog, createAuditLog } from './rules/management/auditLog.ts';
import { createMessageStore } from './rules/management/messageStore.ts';
import { createUserRules } from './rules/management/users/createUserRules.ts';
import { createDiscountRules } from './rules/management/discounts.ts';
import { createDiscountStore } from './rules/management/discountStore.ts';
import { createMessageRules } from './rules/messages.ts';
import type { StoredOrder } from './rules/orders.ts';
import { createPurchaseRules } from './rules/purchases.ts';
import { createPeople, type People } from './rules/people.ts';
import { createRecoveringRules } from './rules/recovering.ts';
import { createSigningInRules } from './rules/signingIn.ts';
import { createSigningUpRules } from './rules/signingUp.ts';
import { gatewayPath } from './fixtures/gatewayReturn.ts';
import { makeManyTransactions } from './fixtures/makeManyTransactions.ts';
import { services } from './fixtures/services.ts';
import { variedTransactions } from './fixtures/transactions.ts';
import { listOlderAudit } from './fixtures/administration/listOlderAudit.ts';
import { makeDemoConversations } from './fixtures/history/makeDemoConversations.ts';

/** Where a started purchase leads when no gateway is served: a host that does not exist. */
const pretendGateway = `https://pay.nevisa.test${gatewayPath}`;

const owners: readonly AccountName[] = ['sara', 'reza', 'admin'];

/** The behaviour and state of the server: one method for each call of the contract. */
export type Backend = Faults &
  ReturnType<typeof createSigningInRules> &
  ReturnType<typeof createSigningUpRules> &
  ReturnType<typeof createRecoveringRules> &
  ReturnType<typeof createAccountChangeRules> &
  ReturnType<typeof createAvatarRules> &
  ReturnType<typeof createContactRules> &
  ReturnType<typeof createHistoryRules> &
  ReturnType<typeof createPurchaseRules> &
  ReturnType<typeof createUserRules> &
  AnalyticsRules &
  ReturnType<typeof createDiscountRules> &
  typeof configurationRules &
  ReturnType<typeof createMessageRules> &
  ReturnType<typeof createAdminMessageRules> & {
    readonly clock: Clock;
    readonly people: People;
    readonly live: LiveSessionRegistry;
    /** The list into which every administrative write is entered. */
    readonly audit: AuditLog;
    /** The current state of a named account, to read or change in tests. */
    account(name: AccountName): Account;
    /** Replaces the conversations of a named account; by default with the thirty of the demo. */
    fillHistory(name: AccountName, conversations?: WholeConversation[]): void;
    /** Replaces the payments of a named account; by default with those of every kind. */
    fillTransactions(name: AccountName, transactions?: readonly Transaction[]): void;
  };

/**
 * A small server without a network. It starts with the named accounts and is
 * deterministic. A rule refuses a call by throwing a `Refusal`.
 *
 * @param elapsed ms since the start; none by default, so that time passes only by `advance`
 * @param gateway the address of the payment gateway; without a host it is a page of this server
 * @param createRecogniser makes the recogniser of each live conversation
 */
export function createBackend({
  elapsed,
  gateway = pretendGateway,
  createRecogniser = createScriptedRecogniser,
}: {
  elapsed?: () => number;
  gateway?: string;
  createRecogniser?: LiveRecogniserFactory;
} = {}): Backend {
  const clock = createClock(elapsed);
  const people = createPeople(clock);
  const codes = createCodes(clock);
  const store = createMessageStore(clock, people);
  const audit = createAuditLog({ clock, older: { rows: listOlderAudit } });
  const orders: StoredOrder[] = [];
  const discounts = createDiscountStore(clock, orders);
  const selling = createPurchaseRules(
    clock,
    { services, vatPercent: null, gateway },
    { orders, discounts },
  );
  return {
    clock,
    people,
    live: createLiveSessionRegistry(clock, createRecogniser),
    audit,
    account: (name) => people.named(name),
    ...createFaults(),
    ...createSigningInRules({ people, clock }),
    ...createSigningUpRules({ people, codes, clock }),
    ...createRecoveringRules({ people, codes }),
    ...createAccountChangeRules({ people, clock }),
    ...createAvatarRules(),
    ...createContactRules({ people, codes }),
    ...createHistoryRules(clock),
    ...selling,
    ...createUserRules({ people, codes, clock, audit, services: selling.getServices }),
    ...createAnalyticsRules({ clock, audit, people, discounts }),
    ...createDiscountRules({ clock, people, audit, store: discounts }, selling.selling),
    ...configurationRules,
    ...createMessageRules(store),
    ...createAdminMessageRules({ clock, people, audit, store, discounts }),
    fillHistory: (name, conversations = makeDemoConversations(owners.indexOf(name) + 1)) => {
      people.named(name).conversations = conversations;
    },
    fillTransactions: (name, transactions = variedTransactions) => {
      people.named(name).transactions = structuredClone([...transactions]);
    },
  };
}

/**
 * The backend of the demo: its clock runs, the older accounts have a history, Sara payments of
 * every kind, and the administrator 5,000 payments.
 */
export function createDemoBackend(
  options: { createRecogniser?: LiveRecogniserFactory } = {},
): Backend {
  const backend = createBackend({
    elapsed: () => performance.now(),
    gateway: gatewayPath,
    ...options,
  });
  for (const name of owners) {
    backend.fillHistory(name);
  }
  backend.fillTransactions('sara');
  backend.fillTransactions('admin', makeManyTransactions(5_000));
  return backend;
}
