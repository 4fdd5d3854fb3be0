import { getAvatarAddress, isSameId } from '@nevisa/api';
import type { Id, StaffUser } from '@nevisa/api/types';
import { Avatar, Link, Ltr, Tag, type TagTone, TwoLines } from '@nevisa/ui';
import { useAppServices } from '../../../../app/appServices.ts';
import { formatCode } from '../../../../shared/formatCode.ts';
import { writeListAddress } from '../../../../shared/lists/address/listAddress.ts';
import { paths } from '../../../../shared/paths.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { userAddress } from '../data/userAddress.ts';
import { formatUserName, chooseUserState, type UserState } from '../data/userNames.ts';
import type { Users } from '../data/useUsers.ts';

export interface NameCellProps {
  row: StaffUser;
  /** The address of the list. */
  address: Users['list']['withoutRecord'];
  /** The id of the administrator. */
  self: Id;
}

/** The name as a link to the drawer, with the picture, the username and the marks of the account. */
export function NameCell({ row, address, self }: NameCellProps) {
  const name = formatUserName(row);
  const record = { ...address, record: String(row.id) };
  const marks = [
    isSameId(row.id, self) && managementText.you,
    row.is_staff && usersText.roleAdmin,
  ].filter((mark) => mark !== false);
  // The username is not said twice where it is the name. It has a line of its own in a table.
  const facts = [
    ...(name === row.username
      ? []
      : [
          <Ltr key="username" title={row.username}>
            <DividedName username={row.username} />
          </Ltr>,
        ]),
    ...(marks.length > 0 ? [<span key="marks"> {marks.join(' · ')}</span>] : []),
  ];
  return (
    <TwoLines lead={<Picture user={row} />} {...(facts.length > 0 && { note: facts })}>
      <Link
        variant="name"
        href={`${paths.users}?${writeListAddress(userAddress, record).toString()}`}
        data-row-link={String(row.id)}
      >
        {name === row.username ? <Ltr title={name}>{name}</Ltr> : <bdi title={name}>{name}</bdi>}
      </Link>
    </TwoLines>
  );
}

/** In a card, a long username is divided after its first underscore and not before its last digit. */
function DividedName({ username }: Pick<StaffUser, 'username'>) {
  const [name = '', ...rest] = username.split(/(?<=_)/u);
  return (
    <>
      {name}
      <wbr />
      {rest.join('')}
    </>
  );
}

/** The picture of a user, or the first letter of the name. */
export function Picture({ user, size = 'small' }: { user: StaffUser; size?: 'small' | 'large' }) {
  const { apiHost } = useAppServices().config;
  return (
    <Avatar
      size={size}
      name={formatUserName(user)}
      src={getAvatarAddress(user, apiHost === '' ? window.location.origin : apiHost)}
    />
  );
}

/** Phone and e-mail address. */
export function ContactCell({ row: { phone, email } }: { row: StaffUser }) {
  const address = email === null ? null : <Address email={email} />;
  const number = phone === null ? null : <Ltr>{formatCode(phone)}</Ltr>;
  const main = number ?? (address === null ? managementText.noContact : undefined);
  return <TwoLines {...(address !== null && { note: address })}>{main}</TwoLines>;
}

/** An e-mail address: cut in a column that is too narrow, and in a card in two lines, from its sign on. */
function Address({ email }: { email: string }) {
  const [name = '', ...place] = email.split(/(?=@)/u);
  return (
    <Ltr title={email}>
      {name}
      <wbr />
      {place}
    </Ltr>
  );
}

/** Active, blocked or not verified. */
export function StateTag({ user }: { user: StaffUser }) {
  const state = chooseUserState(user);
  return (
    <Tag size="small" tone={tones[state]}>
      {words[state]}
    </Tag>
  );
}

const tones: Readonly<Record<UserState, TagTone>> = {
  active: 'success',
  blocked: 'danger',
  unverified: 'warning',
};
const words: Readonly<Record<UserState, string>> = {
  active: usersText.active,
  blocked: usersText.inactive,
  unverified: usersText.unverified,
};
