import type { DiscountSums, Failure, Id, Sums } from '@nevisa/api/types';

/** An unfinished payment of the person. */
export interface UnfinishedOrder {
  readonly orderNumber: string;
  /** The link to the gateway; null where it has none any more. */
  readonly url: string | null;
  /** The end of the link by the clock of this device, in ms since 1970; null when unknown. */
  readonly endsAt: number | null;
  /** Whole toman; null when unknown. */
  readonly amount: number | null;
  readonly packageName: string | null;
}

/** What became of the start of a purchase. */
export type StartResult =
  /** Without a link there is nothing to pay, and the package is active. */
  | { readonly kind: 'started'; readonly orderNumber: string; readonly url: string | null }
  | { readonly kind: 'pending'; readonly order: UnfinishedOrder }
  /** The sum is another one than the person saw. */
  | { readonly kind: 'changed'; readonly sums: Sums }
  /** The discount code is refused. */
  | { readonly kind: 'code-refused'; readonly failure: Failure }
  /** The charge of the wallet fell, and the account has no such package: it is neither paid nor unpaid. */
  | { readonly kind: 'charged' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What became of an order that this browser remembers. */
export type OrderResult =
  | { readonly kind: 'paid' }
  | { readonly kind: 'pending'; readonly order: UnfinishedOrder }
  /** It failed, or its link has ended. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The answer to a discount code. */
export type CodeResult =
  | { readonly ok: true; readonly answer: DiscountSums }
  | { readonly ok: false; readonly failure: Failure };

/** A purchase to begin. */
export interface StartInput {
  readonly serviceId: Id;
  readonly code: string | null;
  /** The sum that the person saw, in whole toman. */
  readonly payable: number;
  /** The unfinished order that the person gives up. */
  readonly replaces: string | null;
}

/** A package that is paid from the wallet. */
export interface WalletInput {
  readonly serviceId: Id;
  /** The price that the person saw, in whole toman. */
  readonly price: number | null;
}

export interface CheckoutInput {
  readonly serviceId: Id;
  /** The price of the package in whole toman; null when unknown, which cannot be bought. */
  readonly price: number | null;
  /** A discount code of the address; it is checked at once. @default '' */
  readonly code?: string;
  /** An order for this package that this browser has begun: its state is asked first. @default null */
  readonly orderNumber?: string | null;
  /** The wallet was charged for this package before, and it has not come. @default false */
  readonly isCharged?: boolean;
  /** Wall clock in ms. @default Date.now */
  readonly now?: () => number;
}

export type CheckoutEvent =
  | { type: 'code.typed'; code: string }
  | { type: 'code.applied' }
  | { type: 'code.removed' }
  | { type: 'pay.requested' }
  /** Pays from the wallet. */
  | { type: 'wallet.requested' }
  | { type: 'pending.resumed' }
  | { type: 'pending.abandoned' }
  /** The page can be seen again, e.g. after Back at the gateway. */
  | { type: 'page.shown' };

export type CheckoutTag =
  | 'checking'
  | 'applied'
  /** A call of the order has no answer yet: nothing can be pressed. */
  | 'busy'
  /** The browser goes to the gateway. */
  | 'leaving'
  /** It has not left for ten seconds. */
  | 'stuck'
  | 'pending'
  | 'changed'
  | 'failed'
  | 'gateway-refused'
  | 'activated';

export interface CheckoutContext {
  readonly serviceId: Id;
  readonly price: number | null;
  /** As typed. */
  readonly code: string;
  /** The sums of an applied code. */
  readonly sums: DiscountSums | null;
  /** Why the code is not applied. */
  readonly codeFailure: Failure | null;
  /** The sums that the server asks for in place of those that were seen. */
  readonly changed: Sums | null;
  /** What the person agreed to pay before, in whole toman. */
  readonly former: number | null;
  /** How the last payment was begun; null before one. */
  readonly way: 'gateway' | 'wallet' | null;
  readonly pending: UnfinishedOrder | null;
  readonly orderNumber: string | null;
  /** The link to the gateway. */
  readonly url: string | null;
  readonly replaces: string | null;
  /** An order of this browser failed or its link ended. */
  readonly hasEnded: boolean;
  /** The charge of the wallet fell, and the package is not there. */
  readonly isCharged: boolean;
  readonly failure: Failure | null;
  readonly now: () => number;
}

/** A typed code without spaces, half-spaces, marks of direction and controls: nothing is left of a field that looks empty. */
export function removeUnseenCharacters(code: string): string {
  return code.replaceAll(/[\s\p{Cf}\p{Cc}]/gu, '');
}

/** The sum to pay in whole toman; null where it is unknown. */
export function getPayable({
  price,
  sums,
  changed,
}: Pick<CheckoutContext, 'price' | 'sums' | 'changed'>): number | null {
  return changed?.payable ?? sums?.payable ?? price;
}

/** How long a link must live for a payment to be resumed, in ms. */
const shortestLife = 60_000;

/** Whether the gateway has time enough for an unfinished payment. */
export function canResume({ url, endsAt }: UnfinishedOrder, now: number): boolean {
  return url !== null && (endsAt === null || endsAt - now > shortestLife);
}

/** Whether an order waits for its bank: it was paid at the gateway, which has taken its link. */
export function isBeingConfirmed({ url, endsAt }: UnfinishedOrder, now: number): boolean {
  return url === null && (endsAt === null || endsAt > now);
}
