import type { User } from '@nevisa/api/types';
import type { Contact } from '@nevisa/machines';
import { Button, Cluster, LiveRegion, Ltr, SettingRow, Stack, Tag } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { accountText } from '../../../shared/text/accountText.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { type ContactView, useContact } from './useContact.ts';

/** The e-mail address and the phone number; each that the account has was proven with a code. */
export function ContactRows({ user }: { user: User }) {
  const contact = useContact(user);
  return (
    <Stack>
      <ContactRow kind="email" value={user.email} contact={contact} />
      <ContactRow kind="phone" value={user.phone} contact={contact} />
      <LiveRegion>{contact.verified && accountText.contactVerified}</LiveRegion>
      <ContactDialog contact={contact} />
    </Stack>
  );
}

const words = {
  email: {
    label: profileText.email,
    add: profileText.addEmail,
    change: accountText.changeEmail,
  },
  phone: {
    label: profileText.phone,
    add: profileText.addPhone,
    change: accountText.changePhone,
  },
} as const;

interface ContactRowProps {
  kind: Contact['type'];
  value: string | null;
  contact: ContactView;
}

function ContactRow({ kind, value, contact }: ContactRowProps) {
  const { label, add, change } = words[kind];
  return (
    <SettingRow
      label={label}
      detail={
        <Cluster>
          {value === null ? (
            accountText.notSet
          ) : (
            <>
              <Ltr>{kind === 'phone' ? toPersianDigits(value) : value}</Ltr>
              <Tag size="small" tone="success">
                {profileText.verified}
              </Tag>
            </>
          )}
        </Cluster>
      }
      control={
        <Button variant="secondary" onClick={() => contact.begin(kind)}>
          {value === null ? add : change}
        </Button>
      }
    />
  );
}
