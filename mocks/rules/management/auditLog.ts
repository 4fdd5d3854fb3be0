import type { AuditChange, AuditPage, AuditQuery, AuditRow } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import { toIsoTime, type Clock } from '../clock.ts';
import { makePersianPattern } from '../historySearch.ts';
import { createReadings } from '../readings.ts';
import { auditColumns } from './auditColumns.ts';
import { writeCsv } from './csvFile.ts';
import { getPersonName } from './personName.ts';
import { getStaffPage } from './staffPages.ts';

/** Rows that were written before this backend started, newest first. They are made when they are read. */
export interface OlderAudit {
  readonly rows: () => readonly AuditRow[];
}

/** What an administrative write leaves behind. */
export interface AuditRecord {
  actor: Account;
  action: NonNullable<AuditRow['action']>;
  object: {
    kind: NonNullable<AuditRow['object']['kind']>;
    id: AuditRow['object']['id'];
    name: string;
  };
  reason?: string | null;
  changes: readonly AuditChange[];
}

/** The audit list of one backend: it grows with each write, and no row changes. */
export interface AuditLog {
  /** Adds the row of one write. Of a field that may hold a secret or a person's text only the name is kept. */
  record(record: AuditRecord): void;
  list(query: AuditQuery): AuditPage;
  /** All rows of a query as a CSV file. */
  file(query: AuditQuery): string;
  /** The rows that this backend has written, newest first, for tests. */
  written(): readonly AuditRow[];
}

/** Fields whose values never enter the list. */
const withheld: ReadonlySet<string> = new Set([
  'password',
  'token',
  'otp',
  'key',
  'reset_code',
  'text',
  'snippet',
  'segments',
  'words',
  'conversations',
  'vocabulary',
  'snippets',
]);

const nothing: OlderAudit = { rows: () => [] };

export function createAuditLog({
  clock,
  older = nothing,
}: {
  clock: Clock;
  older?: OlderAudit;
}): AuditLog {
  const readings = createReadings(clock);
  let written: readonly { row: AuditRow; arrivedAt: number }[] = [];
  return {
    record: ({ actor, action, object, reason = null, changes }) => {
      const row: AuditRow = {
        id: `ad000000-0000-4000-8000-${String(written.length + 1).padStart(12, '0')}`,
        at: toIsoTime(clock.now()),
        actor: { id: actor.id, name: getPersonName(actor) },
        action,
        object: { ...object },
        reason,
        changes: changes.map(withhold),
      };
      written = [{ row, arrivedAt: readings.arrive() }, ...written];
    },
    list: (query) => {
      const moment = query.as_of === undefined ? readings.takeMoment() : Date.parse(query.as_of);
      const own = written.filter(({ arrivedAt }) => arrivedAt <= moment).map(({ row }) => row);
      const found = [...own, ...older.rows()].filter(createMatcher(query));
      return getStaffPage(found, { call: 'listAudit', query, clock, moment }, (row) =>
        structuredClone(row),
      );
    },
    file: (query) =>
      writeCsv(auditColumns, [
        ...written.map(({ row }) => row).filter(createMatcher(query)),
        ...older.rows().filter(createMatcher(query)),
      ]),
    written: () => written.map(({ row }) => structuredClone(row)),
  };
}

/** The fields in which two states of a record differ. */
export function listChanges<State extends Readonly<Record<string, AuditChange['before']>>>(
  before: State,
  after: State,
): AuditChange[] {
  return Object.keys(after)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

function withhold(change: AuditChange): AuditChange {
  return withheld.has(change.field)
    ? { field: change.field, before: null, after: null }
    : structuredClone(change);
}

/** Reads only what the query asks about, because there are 100,000 rows. */
function createMatcher(query: AuditQuery): (row: AuditRow) => boolean {
  const { actor, action, object, object_id, from, to } = query;
  const pattern = makePersianPattern(query.search ?? '');
  const earliest = from === undefined ? null : Date.parse(from);
  const latest = to === undefined ? null : Date.parse(to);
  return (row) =>
    (actor === undefined || String(row.actor?.id) === actor) &&
    (action === undefined || row.action === action) &&
    (object === undefined || row.object.kind === object) &&
    (object_id === undefined || String(row.object.id) === object_id) &&
    (earliest === null || parseMoment(row.at) >= earliest) &&
    (latest === null || parseMoment(row.at) < latest) &&
    (pattern === null ||
      [row.actor?.name ?? '', row.object.name].some((name) => pattern.test(name)));
}

function parseMoment(at: string | null): number {
  return Date.parse(at ?? '');
}
