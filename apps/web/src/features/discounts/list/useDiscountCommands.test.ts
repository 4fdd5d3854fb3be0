import type { Discount } from '@nevisa/api/types';
import { createToastQueue } from '@nevisa/ui';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/renderMarkup.ts';
import { readRecord } from '../data/discountAddress.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { useDiscountCommands } from './useDiscountCommands.ts';

it('X-280: a similar code is a new one that is like the row', () => {
  const opened: string[] = [];
  const discounts = { list: { open: (record: string) => opened.push(record) } };
  function Commands() {
    const commands = useDiscountCommands(discounts as unknown as Discounts, createToastQueue());
    commands.duplicate({ id: 7 } as Discount);
    return null;
  }
  renderMarkup(createElement(Commands));
  expect(opened.map(readRecord)).toEqual([{ kind: 'new', like: '7' }]);
});
