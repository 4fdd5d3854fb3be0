import type { User } from '@nevisa/api/types';
import { emptyMessage, type MessageValues } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { MessageMember } from '../data/messageMember.ts';
import { AudienceField } from './AudienceField.tsx';
import { MessageFields } from './MessageFields.tsx';
import type { Compose } from './useCompose.ts';

/** Shows the fields of a message; the changes are listed. */
function openFields(first: Partial<MessageValues> = {}) {
  const changes: Partial<MessageValues>[] = [];
  const compose = {
    values: { ...emptyMessage, ...first },
    change: (change: Partial<MessageValues>) => changes.push(change),
    context: { counted: null, countFailure: null },
    is: () => false,
  } as unknown as Compose;
  renderInPage(
    <NevisaUi>
      <MessageFields compose={compose} errors={{}} onLeave={() => undefined} />
      <AudienceField
        compose={compose}
        errors={{}}
        user={{ id: 1 } as User}
        member={{} as MessageMember}
      />
    </NevisaUi>,
  );
  return changes;
}

it('X-286: a message is made an offer, and its text is without what turns it round', async () => {
  const changes = openFields();
  await page.getByText('پیشنهاد').click();
  await page.getByRole('textbox', { name: 'متن پیام' }).fill('پایان\u{202E} تخفیف');
  expect(changes).toEqual([{ type: 'OFFER' }, { text: 'پایان تخفیف' }]);
});

it('X-287: the chosen people stay while another audience is chosen', async () => {
  const changes = openFields({ audience: { kind: 'ALL', userIds: [7] } });
  await page.getByText('دارای بستهٔ فعال').click();
  expect(changes).toEqual([{ audience: { kind: 'ACTIVE_SERVICE', userIds: [7] } }]);
});
