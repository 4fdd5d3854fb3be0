import type { Id, Recipient, User } from '@nevisa/api/types';
import { joinIds } from '@nevisa/machines';
import { Button, Cluster, ComboBox, formatNumber, Stack, Tag, TagList } from '@nevisa/ui';
import { useRef, useState } from 'react';
import { formatCode } from '../../../../shared/formatCode.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { MessageMember } from '../data/messageMember.ts';
import { PasteUsersDialog } from './PasteUsersDialog.tsx';
import { type UserSearch, useRecipientNames, useUserSearch } from './useUserSearch.ts';

export interface ChosenUsersProps {
  user: User;
  member: MessageMember;
  userIds: readonly Id[];
  onChange: (userIds: readonly Id[]) => void;
}

/** The largest number of people who are named; more are counted. */
const mostShown = 30;

/** The chosen people: found one by one, or pasted as a list. */
export default function ChosenUsers({ user, member, userIds, onChange }: ChosenUsersProps) {
  const search = useUserSearch(user, member);
  const [isPasting, setPasting] = useState(false);
  const paste = useRef<HTMLButtonElement>(null);
  const add = (ids: readonly Id[]) => onChange(joinIds(userIds, ids));
  const leave = (ids: readonly Id[]) => {
    onChange(ids);
    // The pressed button goes with the last person.
    if (ids.length === 0) {
      paste.current?.focus();
    }
  };
  return (
    <Stack gap="small">
      <ComboBox
        label={adminMessageWords.findUser}
        placeholder={adminMessageWords.findUserPlaceholder}
        options={search.found.map(toOption)}
        empty={emptyWords[search.state]}
        onType={search.type}
        onChange={(id) => {
          const found = search.found.find((one) => String(one.id) === id);
          if (found !== undefined) {
            add([found.id]);
          }
        }}
      />
      <Cluster>
        <Button ref={paste} size="small" variant="secondary" onClick={() => setPasting(true)}>
          {adminMessageWords.pasteUsers}
        </Button>
        {userIds.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => leave([])}>
            {adminMessageWords.chosenClear}
          </Button>
        )}
      </Cluster>
      <ChosenTags user={user} member={member} userIds={userIds} onChange={leave} />
      <PasteUsersDialog
        open={isPasting}
        member={member}
        onAdd={add}
        onClose={() => setPasting(false)}
      />
    </Stack>
  );
}

function ChosenTags({ user, member, userIds, onChange }: ChosenUsersProps) {
  const shown = userIds.slice(0, mostShown);
  const names = useRecipientNames(user, member, shown);
  if (userIds.length === 0) {
    return null;
  }
  return (
    <>
      <p>{fill(adminMessageWords.chosenUsers, { n: formatNumber(userIds.length) })}</p>
      <TagList
        aria-label={fill(adminMessageWords.chosenUsers, { n: formatNumber(userIds.length) })}
      >
        {shown.map((id) => (
          <Tag
            key={String(id)}
            onRemove={() => onChange(userIds.filter((one) => String(one) !== String(id)))}
          >
            {nameRecipient(names.get(String(id)), id)}
          </Tag>
        ))}
      </TagList>
      {userIds.length > shown.length && (
        <p>
          {fill(adminMessageWords.chosenMore, { n: formatNumber(userIds.length - shown.length) })}
        </p>
      )}
    </>
  );
}

function toOption({ id, username, name, phone }: Recipient) {
  const number = phone === null ? null : formatCode(phone);
  const note = [name === null ? null : username, number].filter((part) => part !== null);
  return {
    value: String(id),
    label: name ?? username,
    ...(note.length > 0 && { note: note.join(' · ') }),
  };
}

function nameRecipient(recipient: Recipient | undefined, id: Id): string {
  return recipient === undefined
    ? fill(adminMessageWords.unknownUser, { id: String(id) })
    : (recipient.name ?? recipient.username);
}

const emptyWords: Readonly<Record<UserSearch['state'], string>> = {
  idle: adminMessageWords.findUserShort,
  searching: adminMessageWords.findUserSearching,
  found: adminMessageWords.findUserNone,
  failed: adminMessageWords.findUserFailed,
};
