import { createConnection, type DraftDatabase, type SealedRecord } from './draftDatabase.ts';
import { keyFor, shredKey } from './draftKey.ts';
import { DraftRefusal } from './drafts.ts';
import { packContent, type Content } from './packContent.ts';
import { refusalOf } from './refusalOf.ts';
import { seal, type RecordPlace } from './seal.ts';
import {
  moveAside,
  openRecords,
  type FactsSchema,
  type FoundRecord,
  type OpenedRecord,
} from './sealedRecords.ts';
import { createTurns } from './takeTurns.ts';

/** Opens records, in their order. One that does not open is moved aside and left out (S04). */
type OpenAll = <Facts, Value extends SealedRecord>(
  found: readonly FoundRecord<Value>[],
  schema: FactsSchema<Facts>,
) => Promise<readonly OpenedRecord<Facts, Value>[]>;

export interface Writing {
  readonly database: DraftDatabase;
  readonly seal: (place: RecordPlace, content: Content<unknown>) => Promise<SealedRecord>;
  readonly open: OpenAll;
}

/** The last record of a row, as far as the next one must know it. */
export interface RowEnd {
  readonly number: number;
  readonly facts: unknown;
}

/** The sealed records of one person: everything that is kept goes through here. */
export interface Vault {
  readonly ownerId: string;
  /** Where each row goes on, by store and document, so that an append need not look. */
  readonly ends: Map<string, RowEnd>;
  /**
   * Writes after everything that was asked for before, so that what a crash
   * leaves is a beginning of it without holes.
   *
   * @throws DraftRefusal
   */
  write(work: (writing: Writing) => Promise<void>): Promise<void>;
  /** Looks after everything that was asked for before; finds `none` where the browser keeps nothing. */
  find<Found>(none: Found, work: (database: DraftDatabase) => Promise<Found>): Promise<Found>;
  /** Opens while writes go on. */
  readonly open: OpenAll;
  /**
   * Makes every record of this person unreadable for good.
   *
   * @throws DraftRefusal
   */
  shred(): Promise<void>;
}

export function createVault(ownerId: string): Vault {
  const connection = createConnection();
  const inTurn = createTurns();
  const ends: Vault['ends'] = new Map();

  function attempt<Result>(work: (database: DraftDatabase) => Promise<Result>): Promise<Result> {
    return inTurn(async () => {
      try {
        return await connection.use(work);
      } catch (error) {
        throw refusalOf(error);
      }
    });
  }

  async function find<Found>(
    none: Found,
    work: (database: DraftDatabase) => Promise<Found>,
  ): Promise<Found> {
    try {
      return await attempt(work);
    } catch (error) {
      if (error instanceof DraftRefusal) {
        return none;
      }
      throw error;
    }
  }

  return {
    ownerId,
    ends,
    find,
    write: (work) =>
      attempt(async (database) => {
        const key = await keyFor(database, ownerId);
        await work({
          database,
          seal: (place, content) => seal(key, place, packContent(content)),
          async open(found, schema) {
            const { opened, broken } = await openRecords(key, found, schema);
            await moveAside(database, ownerId, broken);
            return opened;
          },
        });
      }),
    async open(found, schema) {
      const key = await find(undefined, (database) => database.get('keys', ownerId));
      if (key === undefined) {
        return [];
      }
      const { opened, broken } = await openRecords(key, found, schema);
      if (broken.length > 0) {
        // Where there is no room for a copy it stays where it is, and is left out all the same.
        await find(undefined, (database) => moveAside(database, ownerId, broken));
      }
      return opened;
    },
    shred: () =>
      attempt((database) => {
        ends.clear();
        return shredKey(database, ownerId);
      }),
  };
}
