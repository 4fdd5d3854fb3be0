import type { Failure, Id, Recipient, User } from '@nevisa/api/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ListFailed, readList, useListQueries } from '../../../../shared/lists/listQueries.ts';
import { toServerSearch } from '../../../../shared/lists/search/searchText.ts';
import { createTypedSearch } from '../../../../shared/lists/search/typedSearch.ts';
import type { MessageMember } from '../data/messageMember.ts';

export interface UserSearch {
  /** What the server has found; empty before a search. */
  readonly found: readonly Recipient[];
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  readonly type: (text: string) => void;
}

/** Finds people while a person types: by name, username, phone or e-mail; the newest answer wins. */
export function useUserSearch(user: User, { client }: MessageMember): UserSearch {
  const [text, setText] = useState('');
  const [typing] = useState(() => createTypedSearch(setText));
  useEffect(() => typing.cancel, [typing]);
  const { data, error, isFetching } = useQuery<readonly Recipient[], ListFailed>(
    {
      queryKey: ['recipients', text],
      queryFn: async ({ signal }) => {
        const payload = { search: toServerSearch(text), names: [], ids: [] };
        return readList(await client.findRecipients(payload, { signal })).users;
      },
      enabled: text !== '',
      placeholderData: keepPreviousData,
    },
    useListQueries(user),
  );
  return {
    found: text === '' ? [] : (data ?? []),
    state: chooseState(text, isFetching, error),
    type: typing.type,
  };
}

function chooseState(
  text: string,
  isFetching: boolean,
  error: ListFailed | null,
): UserSearch['state'] {
  if (text === '') {
    return 'idle';
  }
  if (isFetching) {
    return 'searching';
  }
  return error === null ? 'found' : 'failed';
}

/** The names of chosen people, as far as they are known; those of the first ones are asked for. */
export function useRecipientNames(
  user: User,
  { client }: MessageMember,
  ids: readonly Id[],
): ReadonlyMap<string, Recipient> {
  const { data } = useQuery<readonly Recipient[], ListFailed>(
    {
      queryKey: ['recipientNames', ids.map(String)],
      queryFn: async ({ signal }) => {
        const payload = { search: '', names: [], ids: [...ids] };
        return readList(await client.findRecipients(payload, { signal })).users;
      },
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
    },
    useListQueries(user),
  );
  return new Map((data ?? []).map((recipient) => [String(recipient.id), recipient]));
}

/** What became of a pasted list. */
export type PastedList =
  | { readonly ok: true; readonly ids: readonly Id[]; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly failure: Failure };

/** Finds the people of a pasted list. */
export async function findPasted(
  { client }: MessageMember,
  names: readonly string[],
  signal: AbortSignal,
): Promise<PastedList> {
  const payload = { search: '', names: [...names], ids: [] };
  const outcome = await client.findRecipients(payload, { signal });
  return outcome.ok
    ? {
        ok: true,
        ids: outcome.answer.users.map(({ id }) => id),
        unknown: outcome.answer.unknown,
      }
    : outcome;
}
