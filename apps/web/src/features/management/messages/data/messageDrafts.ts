import {
  emptyMessage,
  isSameMessage,
  type KeptMessage,
  type MessageValues,
} from '@nevisa/machines';
import * as v from 'valibot';
import type { MemberScope } from '../../../../app/userScope.ts';
import { bringBack, writeOver } from '../../../../shared/storage/earlierValue.ts';
import type { PersonalStorage } from '../../../../shared/storage/personalStorage.ts';

/** The most forms that the device keeps; the oldest one gives way. */
const mostKept = 20;

/** The forms of messages that this device keeps for a user, by their record in the address. */
export interface MessageDrafts {
  read: (record: string) => KeptMessage | null;
  /** Keeps a form, unless it says what it has begun with; false when the device does not take it. */
  write: (record: string, kept: KeptMessage, blank?: MessageValues) => boolean;
  /** Puts a form over the one of its record, which is read again after this one. */
  putOver: (record: string, kept: KeptMessage) => void;
  remove: (record: string) => void;
}

/** Creates the drafts: a member of the user scope. They leave this browser with the person. */
export function createMessageDrafts(
  { personal }: { personal: PersonalStorage },
  { userId }: Pick<MemberScope, 'userId'>,
): MessageDrafts {
  const storage = personal.of(userId);
  const readIndex = () => parse(v.array(v.string()), storage.read(indexName)) ?? [];
  const readOwn = (record: string) => parse(keptSchema, storage.read(nameDraft(record)));
  const remove = (record: string) => {
    storage.remove(nameDraft(record));
    storage.write(indexName, JSON.stringify(readIndex().filter((one) => one !== record)));
  };
  return {
    read: (record) => {
      const kept = readOwn(record);
      if (kept !== null) {
        return kept;
      }
      bringBack(storage, nameDraft(record));
      return readOwn(record);
    },
    putOver: (record, kept) => {
      writeOver(storage, nameDraft(record), JSON.stringify(kept));
    },
    write: (record, kept, blank = emptyMessage) => {
      if (isSameMessage(kept.values, kept.saved?.values ?? blank)) {
        remove(record);
        return true;
      }
      const records = [...readIndex().filter((one) => one !== record), record];
      records.slice(0, -mostKept).forEach((old) => storage.remove(nameDraft(old)));
      storage.write(indexName, JSON.stringify(records.slice(-mostKept)));
      return storage.write(nameDraft(record), JSON.stringify(kept));
    },
    remove,
  };
}

const indexName = 'messageDrafts';

function nameDraft(record: string): string {
  return `messageDraft.${record}`;
}

const id = v.union([v.string(), v.number()]);
const textOrNull = v.nullable(v.string());
const valuesSchema = v.object({
  title: v.string(),
  text: v.string(),
  type: v.picklist(['NOTIFICATION', 'OFFER']),
  audience: v.object({
    kind: v.picklist(['ALL', 'ACTIVE_SERVICE', 'EXPIRED_SERVICE', 'NEW_USERS', 'USERS']),
    userIds: v.array(id),
  }),
  way: v.picklist(['now', 'later']),
  sendDay: textOrNull,
  sendClock: textOrNull,
  expiryDay: textOrNull,
  expiryClock: textOrNull,
  link: v.string(),
  code: v.string(),
});
const keptSchema = v.object({
  values: valuesSchema,
  clientId: v.string(),
  saved: v.nullable(
    v.object({
      id,
      revision: v.number(),
      state: v.nullable(v.picklist(['DRAFT', 'SCHEDULED', 'SENT', 'CANCELED', 'RETRACTED'])),
      values: valuesSchema,
    }),
  ),
});

/** What another version of the app has written may be of another shape. */
function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
