import type { Failure, Id, Outcome } from '@nevisa/api/types';

/** What an administrator has to give before an action may be carried out. */
export type ActionProof =
  /** Nothing but the press. */
  | 'press'
  /** A second question. */
  | 'question'
  /** A reason, which the audit list keeps. */
  | 'reason'
  /** The name of the target, typed. */
  | 'name';

/** An action on one record that cannot be taken back, or that takes rights away. */
export interface DangerousAction {
  /** Names the action for the screen and for the port. */
  kind: string;
  target: {
    id: Id;
    /** What has to be typed exactly, e.g. the username. */
    name: string;
    /** Without it no administrator would remain. */
    isLastAdmin?: boolean;
  };
  proof: ActionProof;
  /** An administrator may not do it to their own account. */
  forbidsSelf?: boolean;
  /** It takes the rights of an administrator away. */
  takesAdmin?: boolean;
}

/** Why an action is not even offered. */
export type ActionDenial = 'self' | 'lastAdmin';

export interface DangerousActionInput {
  /** The id of the person who acts. */
  self: Id | null;
  /** Gives each attempt its `client_id`. */
  newId: () => string;
}

export type DangerousActionEvent =
  | { type: 'action.requested'; action: DangerousAction }
  | { type: 'reason.typed'; reason: string }
  | { type: 'name.typed'; name: string }
  /** `details` are the further fields of the action, which the screen has checked. */
  | { type: 'confirmed'; details?: Readonly<Record<string, unknown>> }
  | { type: 'canceled' };

export type DangerousActionTag =
  /** The dialog is open. */
  | 'open'
  /** The last press carries the action out. */
  | 'ready'
  | 'busy'
  | 'waiting'
  /** It may not be done at all; `denial` says why. */
  | 'denied'
  | 'refused'
  | 'done';

/** Everything that the port needs. Repeating an `attemptId` does not repeat the action. */
export interface ActionAttempt {
  action: DangerousAction;
  reason: string;
  details: Readonly<Record<string, unknown>>;
  attemptId: string;
}

export type ActionOutcome = Outcome<unknown>;

export interface DangerousActionEmitted {
  type: 'action.done';
  attempt: ActionAttempt;
  answer: unknown;
}

export interface DangerousActionContext {
  self: Id | null;
  newId: () => string;
  action: DangerousAction | null;
  denial: ActionDenial | null;
  reason: string;
  typedName: string;
  /** A press has asked for what is missing, so the screen names it. */
  isAsked: boolean;
  attempt: ActionAttempt | null;
  /** Why the last attempt did not succeed. */
  failure: Failure | null;
}

/** The shortest and the longest reason, in characters. */
export const reasonLength = { least: 3, most: 500 } as const;

/** Whether a reason may be sent. Spaces around it are no part of it. */
export function isReason(reason: string): boolean {
  const { length } = Array.from(reason.trim());
  return length >= reasonLength.least && length <= reasonLength.most;
}

/** Whether two ids mean one record, in whichever JSON type they came. */
export function isSameRecord(one: Id | null, other: Id | null): boolean {
  return one !== null && other !== null && String(one) === String(other);
}
