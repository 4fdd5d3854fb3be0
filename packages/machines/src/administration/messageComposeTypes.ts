import type {
  AdminMessageState,
  AudienceKind,
  DiscountStatus,
  Failure,
  Id,
} from '@nevisa/api/types';

/** Who receives a message. */
export interface MessageAudience {
  readonly kind: AudienceKind;
  /** The chosen people; they stay while another audience is chosen. */
  readonly userIds: readonly Id[];
}

/** A message as its form shows it: an empty text where nothing is filled in. */
export interface MessageValues {
  readonly title: string;
  readonly text: string;
  readonly type: 'NOTIFICATION' | 'OFFER';
  readonly audience: MessageAudience;
  readonly way: 'now' | 'later';
  /** Day and clock of Tehran, «2026-11-24» and «09:00»; null while incomplete. */
  readonly sendDay: string | null;
  readonly sendClock: string | null;
  readonly expiryDay: string | null;
  readonly expiryClock: string | null;
  readonly link: string;
  readonly code: string;
}

/** A message on the server. */
export interface SavedMessage {
  readonly id: Id;
  readonly revision: number;
  /** Null for a state that this version does not know. */
  readonly state: AdminMessageState | null;
  readonly values: MessageValues;
}

/** What keeps a value from being sent, in one word per field; a message without any can be sent. */
export type MessageProblem =
  | 'missing'
  | 'tooLong'
  | 'unnamed'
  | 'tooMany'
  | 'incomplete'
  | 'past'
  | 'tooSoon'
  | 'beforeSend'
  | 'invalid';
export type MessageField = 'title' | 'text' | 'audience' | 'sendAt' | 'expiresAt' | 'link' | 'code';
export type MessageProblems = Readonly<Partial<Record<MessageField, MessageProblem>>>;

export interface AudienceCount {
  readonly count: number;
  /** The time of the server at the count, in ms since 1970. */
  readonly at: number;
}

/** An answer of the server with its clock, in ms since 1970; null where it does not say it. */
export interface Timed<Answer> {
  readonly answer: Answer;
  readonly serverTime: number | null;
}

/** What became of a save, a send or a canceled schedule. */
export type SaveResult =
  | ({ readonly kind: 'saved' } & Timed<SavedMessage>)
  /** Another person has changed the message since. */
  | { readonly kind: 'conflict'; readonly current: SavedMessage }
  /** It has been sent meanwhile. */
  | { readonly kind: 'overtaken'; readonly current: SavedMessage | null }
  /** It has been deleted. */
  | { readonly kind: 'gone' }
  /** The person is no administrator any more (T-95). */
  | { readonly kind: 'forbidden' }
  /** The server will refuse the same values again. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type SendResult =
  | SaveResult
  /** The audience has another number of people than was confirmed (T-92). */
  | { readonly kind: 'recount'; readonly count: number };

export type CountResult =
  | ({ readonly ok: true } & Timed<{ readonly count: number }>)
  | { readonly ok: false; readonly failure: Failure };

export type CodeCheck =
  | { readonly ok: true; readonly answer: DiscountStatus | null }
  | { readonly ok: false; readonly failure: Failure };

/** What is saved: a new message has no `saved`. The same `clientId` makes one message. */
export interface SaveInput {
  readonly saved: SavedMessage | null;
  readonly clientId: string;
  readonly values: MessageValues;
  readonly state: 'DRAFT' | 'SCHEDULED';
}

export interface SendInput {
  readonly saved: SavedMessage;
  readonly clientId: string;
  /** The number of people that the person has confirmed. */
  readonly count: number;
}

/** A copy of the form on the device, with the message that it began from. */
export interface KeptMessage {
  readonly values: MessageValues;
  readonly clientId: string;
  readonly saved: SavedMessage | null;
}

export interface ComposeInput {
  /** Null for a new message. */
  readonly saved: SavedMessage | null;
  /** The values of the form, e.g. those that the device has kept. */
  readonly values: MessageValues;
  readonly clientId: string;
  /** What a new message begins with; nothing is saved while the form says the same. @default nothing */
  readonly blank?: MessageValues;
  /** How far the clock of the server is ahead of this device, in ms. @default 0 */
  readonly serverAhead?: number;
  /** What keeps these values from being sent at this time of the server; pure. */
  readonly check: (values: MessageValues, serverNow: number) => MessageProblems;
  /** Wall clock in ms. @default Date.now */
  readonly now?: () => number;
  /** From 0 to 1. @default Math.random */
  readonly random?: () => number;
}

export type ComposeEvent =
  | { type: 'field.changed'; change: Partial<MessageValues> }
  | { type: 'save.requested' }
  | { type: 'network.returned' }
  | { type: 'count.requested' }
  | { type: 'code.requested' }
  | { type: 'test.requested' }
  | { type: 'send.requested' }
  | { type: 'send.confirmed' }
  | { type: 'send.canceled' }
  /** Takes a scheduled message back to the drafts. */
  | { type: 'schedule.canceled' }
  | { type: 'conflict.resolved'; values: MessageValues }
  | { type: 'conflict.postponed' }
  | { type: 'conflict.opened' }
  /** Saves a message that is gone as a new one. */
  | { type: 'copy.requested'; clientId: string };

export type ComposeTag =
  /** The server does not have these values. */
  | 'differs'
  | 'saving'
  /** The last save did not reach the server; it is tried again. */
  | 'waiting'
  | 'refused'
  | 'conflict'
  | 'conflict-postponed'
  | 'gone'
  | 'forbidden'
  | 'overtaken'
  /** The device has not taken the values. */
  | 'unkept'
  | 'counting'
  | 'counted'
  | 'count-failed'
  | 'checking-code'
  | 'code-checked'
  | 'code-refused'
  | 'code-failed'
  | 'asking'
  | 'testing'
  /** A test, a send or a canceled schedule is on its way. */
  | 'busy'
  | 'sent'
  | 'scheduled';

export type ComposeEmitted =
  | { type: 'draft.saved'; saved: SavedMessage | null }
  | { type: 'test.sent' }
  | { type: 'message.sent'; saved: SavedMessage | null }
  | { type: 'message.scheduled'; saved: SavedMessage | null }
  | { type: 'schedule.undone'; saved: SavedMessage | null }
  | { type: 'access.lost' };

/** A call about a saved message: a test, a send or a schedule, or the end of a schedule. */
export type SendCall = 'test' | 'send' | 'cancel';

export interface ComposeContext {
  readonly saved: SavedMessage | null;
  readonly clientId: string;
  readonly values: MessageValues;
  /** What a new message has begun with. */
  readonly blank: MessageValues;
  /** What is under way to the server. */
  readonly sending: MessageValues;
  /** What the device has. */
  readonly kept: MessageValues;
  /** The state in which the next save leaves the message; null leaves it as it is. */
  readonly wish: 'DRAFT' | 'SCHEDULED' | null;
  /** How many saves have failed in a row. */
  readonly failures: number;
  /** Why the last save did not succeed. */
  readonly failure: Failure | null;
  /** The message of another person, while the values differ from it. */
  readonly theirs: SavedMessage | null;
  readonly counted: AudienceCount | null;
  readonly countFailure: Failure | null;
  /** Null while it is unknown. */
  readonly codeStatus: DiscountStatus | null;
  readonly codeFailure: Failure | null;
  /** The number of people in the question. */
  readonly asked: number;
  /** The number has changed since the last question. */
  readonly recounted: boolean;
  /** The last call of `sending`; null before the first. */
  readonly sendCall: SendCall | null;
  /** Why it did not succeed. */
  readonly sendFailure: Failure | null;
  /** In ms. */
  readonly serverAhead: number;
  readonly check: ComposeInput['check'];
  readonly now: () => number;
  readonly random: () => number;
}
