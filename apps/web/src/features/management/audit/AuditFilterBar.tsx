import { auditActions, auditKinds } from '@nevisa/api/management';
import type { AuditRow, User } from '@nevisa/api/types';
import { FilterBar, Tag } from '@nevisa/ui';
import type { RefObject } from 'react';
import { listActiveFilters } from '../../../shared/lists/address/listAddress.ts';
import { useListQueries } from '../../../shared/lists/listQueries.ts';
import { ChoiceFilter } from '../../../shared/lists/view/ChoiceFilter.tsx';
import { DaysFilter } from '../../../shared/lists/view/DaysFilter.tsx';
import { ListSearch } from '../../../shared/lists/view/ListSearch.tsx';
import { fill } from '../../../shared/text/fill.ts';
import {
  auditActionText,
  auditKindText,
  managementText,
} from '../../../shared/text/managementText.ts';
import { findUser } from '../users/data/userCache.ts';
import { formatUserName } from '../users/data/userNames.ts';
import { auditAddress, type AuditList } from './auditAddress.ts';

export interface AuditFilterBarProps {
  user: User;
  list: AuditList;
  /** The rows of the page, from which an administrator and a record have their names. */
  rows: readonly AuditRow[];
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Search and filters of the audit list. */
export function AuditFilterBar({ user, list, rows, searchRef }: AuditFilterBarProps) {
  const { address, filter } = list;
  const { action, object, days } = address.filters;
  return (
    <FilterBar
      label={managementText.auditFilters}
      count={listActiveFilters(auditAddress, address).length}
      onClear={list.clear}
      search={<ListSearch list={list} label={managementText.auditSearch} fieldRef={searchRef} />}
    >
      <ChoiceFilter
        label={managementText.auditAction}
        every={managementText.auditAnyAction}
        options={actions}
        value={action}
        onChange={(value) => filter({ action: value })}
      />
      <ChoiceFilter
        label={managementText.auditKind}
        every={managementText.auditAnyKind}
        options={kinds}
        value={object}
        onChange={(value) => filter({ object: value, object_id: null })}
      />
      <DaysFilter
        label={managementText.auditDays}
        value={days}
        onChange={(chosen) => filter({ days: chosen })}
      />
      <Named user={user} list={list} rows={rows} />
    </FilterBar>
  );
}

/**
 * The administrator and the record that the address names, each with a button that removes it.
 * Without a row of theirs they have the name of the list of users, or that of their kind.
 */
function Named({ user, list, rows }: Omit<AuditFilterBarProps, 'searchRef'>) {
  const queries = useListQueries(user);
  const { actor, object, object_id: objectId } = list.address.filters;
  const nameById = (id: string) => {
    const found = findUser(queries, id);
    return found && formatUserName(found);
  };
  const actorName =
    actor &&
    (rows.find((row) => String(row.actor?.id) === actor)?.actor?.name ??
      nameById(actor) ??
      managementText.auditAnAdmin);
  const objectName =
    objectId &&
    (rows.find((row) => String(row.object.id) === objectId)?.object.name ??
      (object === 'USER' ? nameById(objectId) : null) ??
      (object === null ? managementText.auditARecord : auditKindText[object]));
  return (
    <>
      {actorName !== null && (
        <Tag onRemove={() => list.filter({ actor: null })}>
          {fill(managementText.auditOnlyActor, { name: actorName })}
        </Tag>
      )}
      {objectName !== null && (
        <Tag onRemove={() => list.filter({ object_id: null })}>
          {fill(managementText.auditOfOne, { name: objectName })}
        </Tag>
      )}
    </>
  );
}

const actions = auditActions.map((value) => ({ value, label: auditActionText[value] }));
const kinds = auditKinds.map((value) => ({ value, label: auditKindText[value] }));
