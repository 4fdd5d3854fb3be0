import { auditActions, auditKinds } from '@nevisa/api/management';
import type { AuditRow } from '@nevisa/api/types';
import { FilterBar, Select, Tag } from '@nevisa/ui';
import type { RefObject } from 'react';
import { activeFilters } from '../../../shared/lists/address/listAddress.ts';
import { DaysFilter } from '../../../shared/lists/view/DaysFilter.tsx';
import { ListSearch } from '../../../shared/lists/view/ListSearch.tsx';
import { fill } from '../../../shared/text/fill.ts';
import {
  auditActionText,
  auditKindText,
  managementText,
} from '../../../shared/text/managementText.ts';
import { auditAddress, type AuditFilters, type AuditList } from './auditAddress.ts';

export interface AuditFilterBarProps {
  list: AuditList;
  /** The rows of the page, from which an administrator and a record have their names. */
  rows: readonly AuditRow[];
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Search and filters of the audit list. */
export function AuditFilterBar({ list, rows, searchRef }: AuditFilterBarProps) {
  const { address, filter } = list;
  const { action, object, days } = address.filters;
  return (
    <FilterBar
      label={managementText.auditFilters}
      count={activeFilters(auditAddress, address).length}
      onClear={list.clear}
      search={<ListSearch list={list} label={managementText.auditSearch} fieldRef={searchRef} />}
    >
      <Select
        label={managementText.auditAction}
        options={actions}
        value={action ?? every}
        onChange={(value) => {
          filter({ action: value === every ? null : (value as AuditFilters['action']) });
        }}
      />
      <Select
        label={managementText.auditKind}
        options={kinds}
        value={object ?? every}
        onChange={(value) => {
          filter({
            object: value === every ? null : (value as AuditFilters['object']),
            object_id: null,
          });
        }}
      />
      <DaysFilter
        label={managementText.auditDays}
        value={days}
        onChange={(chosen) => {
          filter({ days: chosen });
        }}
      />
      <Named list={list} rows={rows} />
    </FilterBar>
  );
}

/** The administrator and the record that the address names, each with a button that removes it. */
function Named({ list, rows }: Pick<AuditFilterBarProps, 'list' | 'rows'>) {
  const { actor, object_id: objectId } = list.address.filters;
  const actorName = rows.find((row) => String(row.actor.id) === actor)?.actor.name ?? actor;
  const objectName =
    rows.find((row) => String(row.object.id) === objectId)?.object.name ?? objectId;
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

const every = 'all';
const actions = [
  { value: every, label: managementText.auditAnyAction },
  ...auditActions.map((value) => ({ value, label: auditActionText[value] })),
];
const kinds = [
  { value: every, label: managementText.auditAnyKind },
  ...auditKinds.map((value) => ({ value, label: auditKindText[value] })),
];
