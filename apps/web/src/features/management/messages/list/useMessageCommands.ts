import type { AdminMessage, Id } from '@nevisa/api/types';
import { useCallback } from 'react';
import { writeListAddress } from '../../../../shared/lists/address/listAddress.ts';
import { paths } from '../../../../shared/paths.ts';
import { nameCopy, messageAddress } from '../data/messageAddress.ts';
import { askToCarryOut, type BulkKind } from '../data/messageBulks.ts';
import type { AdminMessages } from '../data/useMessages.ts';

/** What can be done with the rows of the list. */
export interface MessageCommands {
  /** The address that opens a message, for a new tab. */
  toHref: (row: AdminMessage) => string;
  open: (row: AdminMessage) => void;
  /** Opens a new message that is like this one. */
  similar: (row: AdminMessage) => void;
  /** Asks first. */
  carryOut: (kind: BulkKind, ids: readonly Id[]) => void;
}

export function useMessageCommands({
  list,
  member,
}: Pick<AdminMessages, 'list' | 'member'>): MessageCommands {
  // The same function while the list is the same, so that the rows do not render again.
  const { withoutRecord } = list;
  const toHref = useCallback(
    ({ id }: AdminMessage) => {
      const parameters = writeListAddress(messageAddress, { ...withoutRecord, record: String(id) });
      return `${paths.adminMessages}?${parameters.toString()}`;
    },
    [withoutRecord],
  );
  return {
    toHref,
    open: ({ id }) => list.open(String(id)),
    similar: ({ id }) => list.open(nameCopy(id)),
    carryOut: (kind, ids) => askToCarryOut(member, kind, ids),
  };
}

/** What can be done with a message in its state; nothing where the state is unknown. */
export function listKinds({ state }: Pick<AdminMessage, 'state'>): readonly BulkKind[] {
  switch (state) {
    case 'SENT':
      return ['retract'];
    case 'SCHEDULED':
      return ['cancel'];
    case 'DRAFT':
    case 'CANCELED':
      return ['delete'];
    case 'RETRACTED':
    case null:
      return [];
  }
}
