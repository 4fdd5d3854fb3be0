import {
  DeleteIcon,
  EditIcon,
  formatNumber,
  IconButton,
  List,
  ListRow,
  LiveRegion,
  SearchField,
  SettingRow,
  VirtualList,
} from '@nevisa/ui';
import { matchesPersian } from '@nevisa/writing';
import { useState } from 'react';
import { addedText } from '../../../../shared/text/addedText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { type Entry, foldName } from './entry.ts';

/** Beyond this many rows one searches, and only those in view are drawn. */
const few = 12;

export interface EntryListProps {
  label: string;
  entries: readonly Entry[];
  onEdit: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
}

/** My words, or ready texts: a few in full, many with a search and in a box of their own. */
export function EntryList(props: EntryListProps) {
  const { entries } = props;
  const [sought, setSought] = useState('');
  if (entries.length <= few) {
    // The search is gone, and begins empty when there are many again.
    if (sought !== '') {
      setSought('');
    }
    return <Rows {...props} />;
  }
  const found = entries.filter(({ name, more }) => matchesPersian(`${name} ${more}`, sought));
  return (
    <>
      <SearchField
        label={addedText.entrySearch}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
        onSearch={setSought}
      />
      <LiveRegion>
        <small>
          {found.length === 0
            ? addedText.noEntryFound
            : fill(addedText.entryCount, { n: formatNumber(found.length) })}
        </small>
      </LiveRegion>
      <Rows {...props} entries={found} />
    </>
  );
}

function Rows(props: EntryListProps) {
  const { label, entries } = props;
  return entries.length <= few ? (
    <List aria-label={label}>
      {entries.map((entry) => (
        <ListRow
          key={foldName(entry)}
          title={entry.name}
          {...(entry.more !== '' && { sentence: entry.more })}
          actions={<EntryActions {...props} entry={entry} />}
        />
      ))}
    </List>
  ) : (
    <VirtualList
      aria-label={label}
      items={entries}
      itemKey={foldName}
      itemLabel={({ name }) => name}
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
        onClick={() => onEdit(entry)}
      />
      <IconButton
        size="small"
        label={fill(addedText.deleteEntry, { name })}
        icon={<DeleteIcon />}
        onClick={() => onDelete(entry)}
      />
    </>
  );
}
