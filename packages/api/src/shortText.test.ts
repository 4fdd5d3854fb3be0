import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { messageSchema, serviceSchema, transactionSchema, userSchema } from './schemas.ts';
import { longestText, shortText } from './shortText.ts';

const endless = 'ا'.repeat(100_000);
const read = v.parser(shortText(5));

describe('a text of the server', () => {
  it.each([
    ['', ''],
    ['سلام', 'سلام'],
    ['سلامت', 'سلامت'],
    ['سلامتی', 'سلام…'],
    ['abc🙂d', 'abc…'],
    ['abcd🙂', 'abcd…'],
  ])('«%s» is shown as «%s»', (text, shown) => {
    expect(read(text)).toBe(shown);
  });

  it('A07: unbroken words of 100,000 letters are cut, so that no page stops', () => {
    const user = v.parse(userSchema, {
      id: 1,
      username: endless,
      email: endless,
      phone: endless,
      profile: { first_name: endless, last_name: endless, avatar_url: null },
    });
    const message = v.parse(messageSchema, {
      id: 1,
      title: endless,
      text: endless,
      message_type: 'OFFER',
      status_for_user: 'NEW',
      time_created: null,
    });
    const service = v.parse(serviceSchema, { id: 1, name: endless, description: endless });
    const { description } = v.parse(transactionSchema, {
      amount: 1,
      description: endless,
      status: 'SUCCESS',
    });
    const names = [
      user.username,
      user.email,
      user.phone,
      user.profile?.first_name,
      user.profile?.last_name,
      message.title,
      service.name,
      description,
    ];
    expect(names.map((name) => name?.length)).toEqual(names.map(() => longestText.name));
    expect([message.text?.length, service.description?.length]).toEqual([
      longestText.paragraph,
      longestText.paragraph,
    ]);
  });
});
