import {
  DeleteIcon,
  EditIcon,
  formatNumber,
  IconButton,
  List,
  ListRow,
  SearchField,
  SettingRow,
  VirtualList,
} from '@nevisa/ui';
import { matchesPersian } from '@nevisa/writing';
import { useState } from 'react';
import { addedText } from '../../text/addedText.ts';
import { fill } from '../../text/fill.ts';
import { type Entry, keyOf } from './entries.ts';

/** Beyond this many rows one searches, and only those in view are drawn. */
const few = 12;

export interface EntryListProps {
  label: string;
  entries: readonly Entry[];
  onEdit: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
}

/** My words, or ready texts: a few in full, many in a box of their own. */
export function EntryList(props: EntryListProps) {
  const { label, entries } = props;
  return entries.length <= few ? (
    <List aria-label={label}>
      {entries.map((entry) => (
        <ListRow
          key={keyOf(entry)}
          title={entry.name}
          {...(entry.more !== '' && { sentence: entry.more })}
          actions={<EntryActions {...props} entry={entry} />}
        />
      ))}
    </List>
  ) : (
    <ManyEntries {...props} />
  );
}

function ManyEntries(props: EntryListProps) {
  const { label, entries } = props;
  const [sought, setSought] = useState('');
  const found = entries.filter(({ name, more }) => matchesPersian(`${name} ${more}`, sought));
  return (
    <>
      <SearchField
        label={addedText.entrySearch}
        onChange={({ currentTarget }) => {
          setSought(currentTarget.value);
        }}
        onSearch={setSought}
      />
      <small>{fill(addedText.entryCount, { n: formatNumber(found.length) })}</small>
      {found.length === 0 ? (
        <p>{addedText.noEntryFound}</p>
      ) : (
        <VirtualList
          aria-label={label}
          items={found}
          itemKey={keyOf}
          style={{ blockSize: '24rem' }}
        >
          {(entry) => (
            <SettingRow
              label={entry.name}
              control={<EntryActions {...props} entry={entry} />}
              {...(entry.more !== '' && { note: <small>{entry.more}</small> })}
            />
          )}
        </VirtualList>
      )}
    </>
  );
}

function EntryActions({ entry, onEdit, onDelete }: EntryListProps & { entry: Entry }) {
  const { name } = entry;
  return (
    <>
      <IconButton
        size="small"
        label={fill(addedText.editEntry, { name })}
        icon={<EditIcon />}
        onClick={() => {
          onEdit(entry);
        }}
      />
      <IconButton
        size="small"
        label={fill(addedText.deleteEntry, { name })}
        icon={<DeleteIcon />}
        onClick={() => {
          onDelete(entry);
        }}
      />
    </>
  );
}
