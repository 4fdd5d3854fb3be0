import type { Conversation } from '@nevisa/api/types';
import { matchesPersian } from '@nevisa/writing';
import { toTimeSpan } from '../../../shared/lists/days/tehranDays.ts';
import type { ListAddress } from '../../../shared/lists/address/listAddress.ts';
import type { DeviceText } from '../../dictation/workspace/deviceTexts.ts';
import type { HistoryFilters } from './historyAddress.ts';

/** How a text of this device relates to the server. */
export type DeviceState = 'local' | 'syncing' | 'conflict' | 'refused';

/** A text of this device that the server does not have as it is. */
export interface DeviceRow extends Omit<DeviceText, 'state'> {
  readonly state: DeviceState;
  /** It is on the sheet of the dictation page. */
  readonly isOpen: boolean;
}

/** A row of the history: of the server, of this device, or of both. */
export interface HistoryItem {
  /** Stays while the row changes from the device to the server. */
  readonly key: string;
  readonly server: Conversation | null;
  readonly device: DeviceRow | null;
}

/** The texts of this device that belong into the list: those that the server has as they are do not. */
export function toDeviceRows(
  texts: readonly DeviceText[],
  conflicts: ReadonlySet<string>,
): readonly DeviceRow[] {
  return texts.flatMap(({ state, ...text }) =>
    state === 'saved'
      ? []
      : [
          {
            ...text,
            isOpen: state === 'open',
            state: conflicts.has(text.documentId) ? ('conflict' as const) : deviceStates[state],
          },
        ],
  );
}

const deviceStates = {
  open: 'local',
  unfinished: 'local',
  kept: 'local',
  held: 'local',
  waiting: 'syncing',
  refused: 'refused',
} as const;

/**
 * The rows of a page: those of the server, joined with those of this device by
 * `client_id`, so that a text is one row. The rest of the device is on the first page,
 * at its place by date where the newest come first, and on top in any other order.
 */
export function joinRows(
  server: readonly Conversation[],
  device: readonly DeviceRow[],
  address: Pick<ListAddress<HistoryFilters>, 'page' | 'ordering' | 'search' | 'filters'>,
): readonly HistoryItem[] {
  const byDocument = new Map(device.map((row) => [row.documentId, row]));
  const joined = server.map((row): HistoryItem => {
    const own = row.client_id === null ? undefined : byDocument.get(row.client_id);
    return toItem(row.client_id ?? `of ${String(row.id)}`, row, own ?? null);
  });
  const known = new Set(server.map(({ client_id: id }) => id));
  const rest = device
    .filter((row) => !known.has(row.documentId) && address.page === 1 && fits(row, address))
    .map((row) => toItem(row.documentId, null, row));
  return address.ordering === '-created_at'
    ? [...rest, ...joined].toSorted((one, other) => getTime(other) - getTime(one))
    : [...rest, ...joined];
}

/** The text of an item as this device has it, which is newer than that of the server; null where only the server has it. */
export function findOwnText({ server, device }: HistoryItem): string | null {
  if (device === null) {
    return null;
  }
  const isLess = device.isPartial || device.text.trim() === '';
  return server !== null && isLess ? null : device.text;
}

/** A text that can be deleted from this device: only this device has it, and it is not on the sheet. */
export function findRemovable({ server, device }: HistoryItem): DeviceRow | null {
  return server === null && device?.isOpen === false ? device : null;
}

const items = new WeakMap<Conversation | DeviceRow, HistoryItem>();

/** The same item for the same row, so that a row that has not changed is not rendered again. */
function toItem(key: string, server: Conversation | null, device: DeviceRow | null): HistoryItem {
  const row = server ?? device;
  const known = row === null ? undefined : items.get(row);
  if (known?.device === device) {
    return known;
  }
  const item = { key, server, device };
  if (row !== null) {
    items.set(row, item);
  }
  return item;
}

function getTime({ server, device }: HistoryItem): number {
  const time = Date.parse(server?.created_at ?? '');
  return Number.isNaN(time) ? (device?.changedAt ?? 0) : time;
}

/** Whether a text of the device is in a filtered list. */
function fits(
  row: DeviceRow,
  { search, filters }: Pick<ListAddress<HistoryFilters>, 'search' | 'filters'>,
): boolean {
  const { source, status, is_starred: starred, has_audio: withAudio, days, trash } = filters;
  if (trash || starred || status !== null || (source !== null && source !== 'LIVE')) {
    return false;
  }
  if (withAudio && row.audioDuration === 0) {
    return false;
  }
  if (days !== null) {
    const { from, to } = toTimeSpan(days);
    if (row.changedAt < Date.parse(from) || row.changedAt >= Date.parse(to)) {
      return false;
    }
  }
  return fitsSearch(search, row.title, row.text);
}

/** Whether a search finds one of the texts, in any form of its letters. */
export function fitsSearch(search: string, ...texts: (string | null | undefined)[]): boolean {
  return search === '' || matchesPersian(texts.join(' '), search);
}
