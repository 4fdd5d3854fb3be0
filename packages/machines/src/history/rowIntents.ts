import type { Id } from '@nevisa/api/types';

/** What a person wants of a row, and the call about it under way. */
interface Intent<Fields> {
  readonly id: Id;
  readonly wanted: Partial<Fields>;
  /** The fields of the call under way; null without one. */
  readonly sent: Partial<Fields> | null;
}

/** The intents about the rows of a list, by row. */
export type Intents<Fields> = ReadonlyMap<string, Intent<Fields>>;

export interface RowIntentsPorts<Fields> {
  /** Sends some fields of a row; resolves to whether the server has taken them. Never rejects. */
  send: (id: Id, fields: Partial<Fields>) => Promise<boolean>;
  /** Gives up the reads of the list under way: their answers are older than the call. */
  cancelReads: () => void;
  /** Reads the list again, because a failed call says nothing about the server. */
  readAgain: () => void;
  onChange: (intents: Intents<Fields>) => void;
}

/**
 * Fields of rows that change on the screen at once and at the server later.
 *
 * The intents lie over the rows of the server and are never written into them, so a
 * read under way cannot undo them and a refusal takes back exactly the fields of its
 * call. Each row has one call under way; the last intent is sent after it.
 */
export class RowIntents<Fields extends object> {
  readonly #ports: RowIntentsPorts<Fields>;
  #intents: Intents<Fields> = new Map();

  constructor(ports: RowIntentsPorts<Fields>) {
    this.#ports = ports;
  }

  readonly read = (): Intents<Fields> => this.#intents;

  /** Wants some fields of a row to be so. */
  readonly want = (id: Id, fields: Partial<Fields>): void => {
    const intent = this.#intents.get(String(id));
    this.#set({ id, sent: intent?.sent ?? null, wanted: { ...intent?.wanted, ...fields } });
    this.#ports.cancelReads();
    this.#sendNext(id);
  };

  #sendNext(id: Id): void {
    const intent = this.#intents.get(String(id));
    if (intent === undefined || intent.sent !== null) {
      return;
    }
    const fields = intent.wanted;
    this.#set({ ...intent, sent: fields });
    void this.#ports.send(intent.id, fields).then((taken) => this.#settle(id, fields, taken));
  }

  #settle(id: Id, sent: Partial<Fields>, taken: boolean): void {
    const intent = this.#intents.get(String(id));
    if (intent === undefined) {
      return;
    }
    this.#ports.cancelReads();
    const wanted = without(intent.wanted, sent);
    if (Object.keys(wanted).length > 0) {
      this.#set({ ...intent, wanted, sent: null });
      this.#sendNext(id);
    } else {
      const rest = new Map(this.#intents);
      rest.delete(String(id));
      this.#change(rest);
    }
    if (!taken || Object.keys(wanted).length === 0) {
      this.#ports.readAgain();
    }
  }

  #set(intent: Intent<Fields>): void {
    this.#change(new Map(this.#intents).set(String(intent.id), intent));
  }

  #change(intents: Intents<Fields>): void {
    this.#intents = intents;
    this.#ports.onChange(intents);
  }
}

/** A row of the server with what the person wants of it. */
export function withIntents<Fields extends object, Row extends Fields & { id: Id }>(
  row: Row,
  intents: Intents<Fields>,
): Row {
  const intent = intents.get(String(row.id));
  return intent === undefined ? row : { ...row, ...intent.wanted };
}

/** The fields that still differ from those of a call. */
function without<Fields extends object>(
  wanted: Partial<Fields>,
  sent: Partial<Fields>,
): Partial<Fields> {
  const left = Object.entries(wanted).filter(
    ([name, value]) => !Object.is((sent as Record<string, unknown>)[name], value),
  );
  return Object.fromEntries(left) as Partial<Fields>;
}
