import * as v from 'valibot';
import { momentInText } from '../queryFields.ts';
import { idSchema } from '../schemas.ts';
import { sends } from '../sends.ts';
import { longestText, shortText } from '../shortText.ts';
import { acceptRows } from '../validRows.ts';
import { staffListQuery } from './staffList.ts';

/** What an administrative write may have done. */
export const auditActions = [
  'UPDATE_USER',
  'BLOCK_USER',
  'UNBLOCK_USER',
  'MAKE_ADMIN',
  'REMOVE_ADMIN',
  'GRANT_USAGE',
  'ASSIGN_SERVICE',
  'SEND_RESET_CODE',
  'DELETE_USER',
  'EXPORT_USERS',
  'CREATE_DISCOUNT',
  'CREATE_DISCOUNTS',
  'UPDATE_DISCOUNT',
  'ENABLE_DISCOUNT',
  'DISABLE_DISCOUNT',
  'DELETE_DISCOUNT',
  'CREATE_MESSAGE',
  'UPDATE_MESSAGE',
  'SEND_MESSAGE',
  'TEST_MESSAGE',
  'CANCEL_MESSAGE',
  'RETRACT_MESSAGE',
  'DELETE_MESSAGE',
  'EXPORT_ANALYTICS',
] as const;

/** The kinds of records that administration writes. */
export const auditKinds = ['USER', 'DISCOUNT', 'MESSAGE', 'ANALYTICS'] as const;

const name = v.fallback(shortText(longestText.name), '');
const text = v.fallback(v.nullish(v.string(), null), null);

/** A value of a field; a list has names or ids. */
const auditValueSchema = v.fallback(
  v.nullish(
    v.union([
      shortText(longestText.name),
      v.number(),
      v.boolean(),
      v.array(shortText(longestText.name)),
    ]),
    null,
  ),
  null,
);

export const auditChangeSchema = v.object({
  field: v.string(),
  before: auditValueSchema,
  after: auditValueSchema,
});

const namedActorSchema = v.object({ id: idSchema, name });

/** Who has done it; an id or a name alone is both. Null when it is unknown: the row is shown all the same. */
const actorSchema = v.pipe(
  v.fallback(v.nullish(v.union([namedActorSchema, idSchema]), null), null),
  v.transform((actor) =>
    actor === null || typeof actor === 'object' ? actor : { id: actor, name: String(actor) },
  ),
  v.nullable(namedActorSchema),
  sends(namedActorSchema),
);

/** One administrative write. `actor`, `action` and `kind` are null when they are unknown; the names are those of that moment. */
export const auditRowSchema = v.object({
  id: idSchema,
  at: text,
  actor: actorSchema,
  action: v.fallback(v.nullable(v.picklist(auditActions)), null),
  object: v.object({
    kind: v.fallback(v.nullable(v.picklist(auditKinds)), null),
    id: idSchema,
    name,
  }),
  reason: v.fallback(v.nullish(shortText(longestText.title), null), null),
  changes: acceptRows(auditChangeSchema),
});

const auditFilters = {
  search: staffListQuery.search,
  actor: v.optional(v.string()),
  action: v.optional(v.picklist(auditActions)),
  object: v.optional(v.picklist(auditKinds)),
  object_id: v.optional(v.string()),
  from: v.optional(momentInText),
  to: v.optional(momentInText),
};

/**
 * Which rows of the audit list, newest first. `object` is a kind of record, `object_id` one record
 * of that kind; `actor` is the id of an administrator; `to` is exclusive.
 */
export const auditQuerySchema = v.object({ ...staffListQuery, ...auditFilters });

/** The same rows in one file. */
export const auditExportSchema = v.object(auditFilters);
