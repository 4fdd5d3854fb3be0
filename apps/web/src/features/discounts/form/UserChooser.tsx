import type { StaffUser, WholeDiscount } from '@nevisa/api/types';
import {
  Button,
  List,
  ListRow,
  LiveRegion,
  Ltr,
  PlusIcon,
  SearchField,
  Stack,
  Tag,
  TagList,
} from '@nevisa/ui';
import { isolateText } from '@nevisa/writing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type ListFailed, readList } from '../../../shared/lists/listQueries.ts';
import { createTypedSearch } from '../../../shared/lists/search/typedSearch.ts';
import { toServerSearch } from '../../../shared/lists/search/searchText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import type { DiscountMember } from '../data/discountMember.ts';

export interface UserChooserProps {
  name: string;
  ids: readonly string[];
  /** The names of the chosen people, as far as the server has said them. */
  known: WholeDiscount['users'];
  hint: ReactNode;
  'aria-describedby'?: string;
  error: string | undefined;
  disabled: boolean;
  member: Pick<DiscountMember, 'client' | 'queries'>;
  onChange: (ids: readonly string[]) => void;
}

interface Person {
  id: string;
  name: string;
  /** The username, by which two people of one name differ. */
  username: string | null;
}

/** The people who may use a code: found by name, e-mail or phone, and added one by one. */
export function UserChooser(props: UserChooserProps) {
  const { name, ids, known, error, disabled, member, onChange } = props;
  const search = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState<readonly Person[]>([]);
  const { text, type, people, failed } = usePeople(member);
  const findKnown = (id: string) =>
    added.find((one) => one.id === id)?.name ?? known.find((one) => String(one.id) === id)?.name;
  const others = useOtherNames(
    member,
    ids.filter((id) => findKnown(id) === undefined),
  );
  const findName = (id: string) => findKnown(id) ?? others.get(id) ?? id;
  return (
    <Stack gap="small">
      <SearchField
        ref={search}
        data-name={name}
        label={discountWords.usersFind}
        hint={props.hint}
        aria-describedby={props['aria-describedby']}
        error={error}
        disabled={disabled}
        value={text}
        maxLength={200}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <LiveRegion>
        {failed && discountWords.usersFailed}
        {people?.length === 0 && discountWords.usersNone}
      </LiveRegion>
      {people !== null && (
        <FoundPeople
          people={people.filter(({ id }) => !ids.includes(id))}
          onAdd={(person) => {
            setAdded((before) => [...before, person]);
            onChange([...ids, person.id]);
            // The pressed button goes with its row.
            search.current?.focus();
          }}
        />
      )}
      <ChosenPeople
        ids={ids}
        findName={findName}
        disabled={disabled}
        onChange={(left) => {
          onChange(left);
          if (left.length === 0) {
            search.current?.focus();
          }
        }}
      />
    </Stack>
  );
}

interface ChosenPeopleProps extends Pick<UserChooserProps, 'ids' | 'disabled' | 'onChange'> {
  findName: (id: string) => string;
}

function ChosenPeople({ ids, findName, disabled, onChange }: ChosenPeopleProps) {
  return (
    ids.length > 0 && (
      <TagList aria-label={discountWords.usersChosen}>
        {ids.map((id) => (
          <Tag
            key={id}
            disabled={disabled}
            onRemove={() => onChange(ids.filter((one) => one !== id))}
          >
            {findName(id)}
          </Tag>
        ))}
      </TagList>
    )
  );
}

interface FoundPeopleProps {
  people: readonly Person[];
  onAdd: (person: Person) => void;
}

function FoundPeople({ people, onAdd }: FoundPeopleProps) {
  return (
    people.length > 0 && (
      <List aria-label={discountWords.usersFind}>
        {people.map((person) => (
          <ListRow
            key={person.id}
            title={<bdi>{person.name}</bdi>}
            {...(person.username !== null && { sentence: <Ltr>{person.username}</Ltr> })}
            actions={
              <Button
                size="small"
                variant="secondary"
                icon={<PlusIcon />}
                aria-label={`${discountWords.usersAdd} ${isolateText(person.name)}`}
                onClick={() => onAdd(person)}
              >
                {discountWords.usersAdd}
              </Button>
            }
          />
        ))}
      </List>
    )
  );
}

/** The names of the people of a form that was put back, as far as they are loaded. */
function useOtherNames(
  { client, queries }: UserChooserProps['member'],
  ids: readonly string[],
): ReadonlyMap<string, string> {
  const { data } = useQuery<ReadonlyMap<string, string>, ListFailed>(
    {
      queryKey: ['discountUsers', ids],
      queryFn: async ({ signal }) => {
        const payload = { search: '', names: [], ids: [...ids] };
        const { users } = readList(await client.findRecipients(payload, { signal }));
        return new Map(users.map(({ id, name, username }) => [String(id), name ?? username]));
      },
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
    },
    queries,
  );
  return data ?? new Map<string, string>();
}

/** The number of people who are offered at once. */
const most = 5;

/** The people that a typed text finds; the newest answer wins. */
function usePeople({ client }: UserChooserProps['member']) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<{ search: string; people: readonly Person[] | null } | null>(
    null,
  );
  const typing = useMemo(() => createTypedSearch(setSearch), []);
  useEffect(() => typing.cancel, [typing]);
  useEffect(() => {
    if (search === '') {
      return undefined;
    }
    const abort = new AbortController();
    void client
      .listUsers({ search: toServerSearch(search), page_size: 25 }, { signal: abort.signal })
      .then((outcome) => {
        if (!abort.signal.aborted) {
          const people = outcome.ok ? outcome.answer.results.slice(0, most).map(toPerson) : null;
          setFound({ search, people });
        }
      });
    return () => abort.abort();
  }, [client, search]);
  const isPresent = search !== '' && found?.search === search;
  return {
    text,
    people: isPresent ? found.people : null,
    failed: isPresent && found.people === null,
    type: (typed: string) => {
      setText(typed);
      typing.type(typed);
    },
  };
}

function toPerson({ id, username, profile }: StaffUser): Person {
  const { first_name: first, last_name: last } = profile;
  const name = [first, last].filter((part) => part !== null).join(' ');
  return name === ''
    ? { id: String(id), name: username, username: null }
    : { id: String(id), name, username };
}
