import type { AuditRow } from '@nevisa/api/types';
import {
  Facts,
  Link,
  LinkButton,
  Ltr,
  PersianDate,
  Stack,
  type TableColumn,
  TwoLines,
} from '@nevisa/ui';
import { formatCode } from '../../../shared/formatCode.ts';
import { paths } from '../../../shared/paths.ts';
import { listText } from '../../../shared/text/listText.ts';
import { managementText } from '../../../shared/text/managementText.ts';
import { recordText } from '../../../shared/text/recordText.ts';
import { usersText } from '../../../shared/text/usersText.ts';
import type { AuditList } from './auditAddress.ts';
import { describeAction, describeChange, describeKind } from './describeChange.ts';

/** Action and time, administrator, record, reason, and each field before and after. */
export function makeAuditColumns({ filter }: Pick<AuditList, 'filter'>): TableColumn<AuditRow>[] {
  return [
    {
      id: 'action',
      header: managementText.auditAction,
      oneLine: true,
      cell: (row) => (
        <TwoLines note={row.at === null ? '—' : <PersianDate time={row.at} format="clock" />}>
          {describeAction(row)}
        </TwoLines>
      ),
    },
    {
      id: 'actor',
      header: usersText.roleAdmin,
      cell: ({ actor }) =>
        actor === null ? (
          recordText.unknown
        ) : (
          <LinkButton onClick={() => filter({ actor: String(actor.id) })}>
            <bdi>{actor.name}</bdi>
          </LinkButton>
        ),
    },
    { id: 'object', header: managementText.auditObject, cell: (row) => <ObjectCell row={row} /> },
    {
      id: 'reason',
      header: usersText.grantReason,
      cell: ({ reason }) => (reason === null ? '—' : <bdi>{reason}</bdi>),
    },
    {
      id: 'changes',
      header: managementText.auditChanges,
      cell: ({ changes }) => <Changes changes={changes} />,
    },
  ];
}

/** The record by its name of that moment; a user can be opened. */
function ObjectCell({ row }: { row: AuditRow }) {
  const { object } = row;
  const kind = describeKind(row);
  const name = <bdi>{object.name === '' ? (kind ?? '—') : object.name}</bdi>;
  const isOpenable = object.kind === 'USER' && row.action !== 'DELETE_USER' && object.name !== '';
  return (
    <TwoLines {...(kind !== null && object.name !== '' && { note: kind })}>
      {isOpenable ? (
        <Link
          variant="name"
          href={`${paths.users}?${new URLSearchParams({ user: String(object.id) }).toString()}`}
        >
          {name}
        </Link>
      ) : (
        name
      )}
    </TwoLines>
  );
}

function Changes({ changes }: Pick<AuditRow, 'changes'>) {
  if (changes.length === 0) {
    return '—';
  }
  return (
    <Stack gap="small">
      {changes.map((change) => {
        const { field, values, latin } = describeChange(change);
        return values === null ? (
          <TwoLines key={field} note={managementText.auditWithheld}>
            {field}
          </TwoLines>
        ) : (
          <Facts
            key={field}
            aria-label={field}
            facts={[
              {
                label: [field, managementText.auditBefore].join(listText.comma),
                value: <Value text={values.before} latin={latin} />,
              },
              {
                label: managementText.auditAfter,
                value: <Value text={values.after} latin={latin} />,
              },
            ]}
          />
        );
      })}
    </Stack>
  );
}

function Value({ text, latin }: { text: string; latin: boolean }) {
  return latin ? <Ltr>{formatCode(text)}</Ltr> : <bdi>{text}</bdi>;
}
