import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  Checkbox,
  Dialog,
  formatNumber,
  IconButton,
  List,
  ListRow,
  LiveRegion,
  SegmentedControl,
  Stack,
  VisuallyHidden,
} from '@nevisa/ui';
import { useId, useState, useSyncExternalStore } from 'react';
import type { ListColumns, RowDensity } from '../choices/listColumns.ts';
import { commonText } from '../../text/commonText.ts';
import { fill } from '../../text/fill.ts';
import { listText } from '../../text/listText.ts';
import type { ColumnLabel } from './ListChoices.tsx';

export interface RowsDialogProps {
  columns: ListColumns;
  columnLabels: readonly ColumnLabel[];
  onClose: () => void;
}

/** What a row shows, in which order, and how much room it has; each change applies at once. */
export function RowsDialog({ columns, columnLabels, onClose }: RowsDialogProps) {
  const id = useId();
  const { density } = useSyncExternalStore(columns.subscribe, columns.read);
  return (
    <Dialog
      open
      size="small"
      title={listText.rows}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={columns.reset}>
            {listText.rowsReset}
          </Button>
          <Button onClick={onClose}>{commonText.close}</Button>
        </>
      }
    >
      <Stack>
        <Columns columns={columns} columnLabels={columnLabels} />
        <SegmentedControl
          name={id}
          label={listText.density}
          value={density}
          options={[
            { value: 'comfortable', label: listText.densityComfortable },
            { value: 'compact', label: listText.densityCompact },
          ]}
          onValueChange={(value) => columns.chooseDensity(value as RowDensity)}
        />
      </Stack>
    </Dialog>
  );
}

function Columns({ columns, columnLabels }: Omit<RowsDialogProps, 'onClose'>) {
  const { order, hidden } = useSyncExternalStore(columns.subscribe, columns.read);
  const [moved, setMoved] = useState('');
  const labels = order.flatMap((name) => columnLabels.filter((label) => label.name === name));
  const movable = labels.filter(({ naming, placed }) => naming !== true && placed !== true);
  const move = (label: ColumnLabel, steps: 1 | -1) => {
    const place = movable.indexOf(label) + steps;
    const other = movable[place];
    if (other !== undefined) {
      columns.move(label.name, order.indexOf(other.name));
      setMoved(fill(listText.rowMoved, { name: label.label, n: formatNumber(place + 1) }));
    }
  };
  return (
    <>
      <List aria-label={listText.rowsShown}>
        {labels.map((label) => (
          <ListRow
            key={label.name}
            title={
              <Checkbox
                label={label.label}
                {...(label.naming === true && { hint: listText.rowAlways })}
                disabled={label.naming === true}
                checked={!hidden.includes(label.name)}
                onChange={({ currentTarget }) => columns.show(label.name, currentTarget.checked)}
              />
            }
            {...(movable.includes(label) && {
              actions: <MoveButtons label={label} movable={movable} onMove={move} />,
            })}
          />
        ))}
      </List>
      <LiveRegion>
        <VisuallyHidden>{moved}</VisuallyHidden>
      </LiveRegion>
    </>
  );
}

interface MoveButtonsProps {
  label: ColumnLabel;
  movable: readonly ColumnLabel[];
  onMove: (label: ColumnLabel, steps: 1 | -1) => void;
}

function MoveButtons({ label, movable, onMove }: MoveButtonsProps) {
  const name = label.label;
  return (
    <>
      <IconButton
        size="small"
        label={fill(listText.rowMoveBefore, { name })}
        icon={<ArrowUpIcon />}
        aria-disabled={movable[0] === label || undefined}
        onClick={() => onMove(label, -1)}
      />
      <IconButton
        size="small"
        label={fill(listText.rowMoveAfter, { name })}
        icon={<ArrowDownIcon />}
        aria-disabled={movable.at(-1) === label || undefined}
        onClick={() => onMove(label, 1)}
      />
    </>
  );
}
