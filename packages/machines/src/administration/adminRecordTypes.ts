import type { Failure, Id } from '@nevisa/api/types';

/** The value of a field: what a form can hold and JSON can carry. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** The fields of a form, by their names on the wire. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A record of the server as its form sees it. */
export interface AdminRecord {
  id: Id;
  /** Rises with every change; a save says which one it has seen. */
  revision: number;
  values: FieldValues;
}

export interface AdminRecordInput {
  /** Null for a record that does not exist yet. */
  id: Id | null;
  /** A record that is known already, e.g. from the list; otherwise it is loaded. */
  record?: AdminRecord | null;
  /** What a new record begins with, or what was typed before the page was left. */
  values?: FieldValues;
}

export type ConflictChoice = 'mine' | 'theirs';

/** A field in which both sides have changed the record. */
export interface ConflictField {
  field: string;
  mine: FieldValue;
  theirs: FieldValue;
}

export type AdminRecordEvent =
  | { type: 'load.requested' }
  | { type: 'edit.started' }
  | { type: 'field.changed'; change: FieldValues }
  | { type: 'save.requested' }
  | { type: 'conflict.chosen'; field: string; choice: ConflictChoice }
  | { type: 'conflict.resolved' }
  | { type: 'conflict.canceled' }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.canceled' }
  /** Another tab, or an action beside the form, has changed the record. */
  | { type: 'record.changedElsewhere' };

export type AdminRecordTag =
  | 'loading'
  | 'failed'
  | 'viewing'
  | 'editing'
  /** Something differs from what the server has. */
  | 'dirty'
  /** The person is asked whether the typed values may be lost. */
  | 'leaving'
  | 'busy'
  | 'waiting'
  | 'conflict'
  /** The last save has succeeded. */
  | 'saved'
  /** The form of a new record was given up. */
  | 'left'
  /** The server has no such record. */
  | 'gone'
  /** The person is no administrator any more. */
  | 'forbidden';

/** What is saved: only the fields that the person has changed. */
export interface RecordSave {
  id: Id | null;
  revision: number;
  changes: FieldValues;
}

export type LoadOutcome =
  | { readonly ok: true; readonly answer: AdminRecord }
  | { readonly ok: false; readonly failure: Failure };

/** `answer` may leave out fields that are as the form has them; `current` is the record as another person has left it. */
export type RecordSaveOutcome =
  | { readonly ok: true; readonly answer: AdminRecord }
  | { readonly ok: false; readonly failure: Failure; readonly current?: AdminRecord };

export interface AdminRecordContext {
  id: Id | null;
  record: AdminRecord | null;
  /** What the form was filled with; a field that is equal to it is unchanged. */
  base: FieldValues;
  typed: FieldValues;
  /** What is under way to the server. */
  sent: FieldValues;
  /** The record as another person has left it, while the conflict is not settled. */
  theirs: AdminRecord | null;
  choices: Readonly<Record<string, ConflictChoice>>;
  isChangedElsewhere: boolean;
  /** Why the last load or save did not succeed. */
  failure: Failure | null;
}
